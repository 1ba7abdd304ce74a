/**
 * Says in words why the page stays empty where modules do not load: opened as a file, or a missing script.
 * A plain script, because it has to run exactly where modules do not. The words stand in the page in English; another
 * plain script, which is fetched only then, has them in the other languages.
 */
(() => {
  const { words } = document.currentScript?.dataset ?? {};

  /** @param {string[]} ids */
  const say = (...ids) => {
    document.getElementById("app")?.setAttribute("hidden", ""); // the first picture of the board, if it has come
    for (const id of ["failure", ...ids]) {
      const element = document.getElementById(id);
      if (element) element.hidden = false;
    }
    if (words) document.head.append(Object.assign(document.createElement("script"), { src: words }));
  };
  if (location.protocol === "file:") {
    say("failure-file", "failure-single");
    return;
  }
  // A module that cannot be fetched fires on its element, without bubbling: one that was missed before this script
  // ran shows as a page that has not started when everything is loaded. WebKit takes a page for loaded before its modules
  // have run, so that has to wait a moment.
  const MOMENT = 3000;
  const missing = () => say("failure-script");
  for (const script of document.querySelectorAll("script[type=module]")) script.addEventListener("error", missing);
  addEventListener("load", () => {
    setTimeout(() => "started" in document.documentElement.dataset || missing(), MOMENT);
  });
  // Modules came, but no words (failure.js): now, or before this script ran.
  addEventListener("guli-unspoken", missing);
  const [failure, other] = ["failure", "failure-other"].map((id) => document.getElementById(id));
  if (failure?.hidden === false && other?.hidden) missing();
})();
