/**
 * Says in words why the page stays empty where modules do not load: opened as a file, or a missing script.
 * A plain script, because it has to run exactly where modules do not.
 */
(() => {
  /** @param {string} id */
  const say = (id) => {
    document.getElementById("app")?.setAttribute("hidden", ""); // the first picture of the board, if it has come
    for (const shown of ["failure", id]) {
      const element = document.getElementById(shown);
      if (element) element.hidden = false;
    }
  };
  if (location.protocol === "file:") {
    say("failure-file");
    say("failure-single");
    return;
  }
  // A module that cannot be fetched fires on its element, without bubbling: one that was missed before this script
  // ran shows as a page that has not started when everything is loaded.
  for (const script of document.querySelectorAll("script[type=module]")) {
    script.addEventListener("error", () => say("failure-script"));
  }
  addEventListener("load", () => {
    if (!("started" in document.documentElement.dataset)) say("failure-script");
  });
})();
