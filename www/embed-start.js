/**
 * Starts the frame. In a sandbox it has no origin of its own: modules and files may then not be fetched, and one plain
 * script in which all lies does instead. Which it is shows only here, so this is a plain script itself.
 */
(() => {
  const alone = self.origin === "null";
  const named = document.getElementById(alone ? "alone" : "usual");
  const script = named instanceof HTMLTemplateElement ? named.content.querySelector("script") : null;
  if (!script) return;
  const started = document.createElement("script");
  if (!alone) started.type = "module";
  started.src = script.getAttribute("src") ?? "";
  document.head.append(started);
})();
