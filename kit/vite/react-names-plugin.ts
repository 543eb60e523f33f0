import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const load = createRequire(import.meta.url);
const folder = dirname(load.resolve("react/package.json"));
const names: Readonly<Record<string, string>> = { react: "react", "react/jsx-runtime": "jsx-runtime" };
const fileOf = (source: string) => join(folder, `named-${names[source]}.js`);
const sourceOf = (id: string) => Object.keys(names).find((source) => fileOf(source) === id);

/**
 * React is CommonJS, so the bundler writes each use as a property access: `(0, x.jsx)(…)`, four thousand times. Here every export
 * is bound once, and each use is a plain call.
 */
export function reactNames(): Plugin {
  return {
    name: "react-names",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: {
      filter: { id: /^react(?:\/jsx-runtime)?$/ },
      // React's own files `require` each other and get the originals.
      handler: (source, importer) =>
        importer && !/node_modules[\\/](?:react|react-dom|scheduler)[\\/]/.test(importer) ? fileOf(source) : null,
    },
    load: {
      filter: { id: /[\\/]named-[\w-]+\.js$/ },
      handler(id) {
        const source = sourceOf(id);
        if (source === undefined) return null;
        const names = Object.keys(load(source)).filter((name) => !name.startsWith("__"));
        // Written as pure calls, so that unused exports are removed.
        const lines = names.map((name) => `export const ${name} = /* @__PURE__ */ (() => all.${name})();`);
        return {
          code: [`import all from "${source}";`, ...lines, "export default all;"].join("\n"),
          moduleSideEffects: false,
        };
      },
    },
  };
}
