// How esbuild is asked for everything that is published.

/**
 * @param {string} source the page as it was written
 * @param {string} out
 * @returns {import("esbuild").BuildOptions & { metafile: true }}
 */
export function common(source, out) {
  return {
    absWorkingDir: source,
    bundle: true,
    minify: true,
    target: "es2022",
    legalComments: "none",
    charset: "utf8",
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    outdir: out,
    sourcemap: "linked",
    sourcesContent: false, // they lie in source/
    logLevel: "warning",
    metafile: true,
  };
}
