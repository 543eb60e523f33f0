import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { build, type Plugin } from "vite";
import { versionOfFiles } from "#apps/server/seed/demo-version.ts";
import { asciiOutput } from "#kit/vite/ascii-output.ts";

/** The built program's folder, below the project's root, and the pages it includes. */
const programFolder = "build/program";
const storefrontFile = "build/server/index.js";

/**
 * Packages that are not bundled: native code, files of their own, or rarely used. ES modules among them are imported by
 * name: a CommonJS script finds no default export.
 */
const outside = [
  "sharp",
  "idn-area-data",
  "oidc-provider",
  "pdfkit",
  "ruru",
  "vite",
  "@opentelemetry/exporter-trace-otlp-http",
  "@opentelemetry/resources",
  "@opentelemetry/sdk-trace-node",
];

/** Every file goes on finding its neighbours, such as tables, schemas and pictures, where they lie in the source. */
const ownAddress = (root: string): Plugin => ({
  name: "own-address",
  transform: {
    filter: { id: { exclude: /node_modules/ }, code: "import.meta.url" },
    handler(code, id) {
      const here = JSON.stringify(`../../${relative(root, id)}`);
      return { code: code.replaceAll("import.meta.url", `new URL(${here}, import.meta.url).href`), map: null };
    },
  },
});

/** The storefront's build and React are bundled into the program, so that their compiled code is cached too. */
const withPages = (root: string): Plugin => ({
  name: "with-pages",
  transform: {
    filter: { id: /\/apps\/server\/pages\/storefront-source\.ts$/ },
    handler(code) {
      const apart = "import(file.href)";
      if (!code.includes(apart)) throw new Error(`storefront-source.ts has no ${apart} any more: review withPages`);
      return { code: code.replace(apart, `import(${JSON.stringify(join(root, storefrontFile))})`), map: null };
    },
  },
});

/** The demo shop becomes a part of the program, unless its folder was deleted. */
const withDemo = (root: string): Plugin => ({
  name: "with-demo",
  transform: {
    filter: { id: /\/apps\/server\/seed\/load-demo\.ts$/ },
    handler(code) {
      const apart = "import(demoFile.href)";
      if (!code.includes(apart)) throw new Error(`load-demo.ts has no ${apart} any more: review withDemo`);
      const file = join(root, "demo/index.ts");
      return existsSync(file) ? { code: code.replace(apart, `import(${JSON.stringify(file)})`), map: null } : null;
    },
  },
});

/** As CommonJS scripts: V8 caches all compiled functions of scripts only (apps/server/compiled-program.ts). */
const asScripts: Plugin = {
  name: "as-scripts",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "package.json", source: '{ "type": "commonjs" }\n' });
  },
};

/**
 * Chunks with all their dependencies: calls between chunks are indirect, and every file must be located. The chunk that
 * reports configuration errors is loaded before the rest.
 */
const wholes = [
  {
    name: "beginning",
    test: /\/apps\/server\/(config\/config-or-exit|welcome)\.ts$|\/kit\/http\/log\.ts$/,
    priority: 1,
  },
  { name: "storefront", test: /\/build\/server\/index\.js$/ },
  { name: "shop", test: /\/apps\/server\/start-shop\.ts$/ },
];

/**
 * Bundles the server's two thousand files, with the packages it always needs, into a few. Run from its source, the shop
 * spends most of its start locating, reading and compiling files.
 */
export async function buildProgram(root: string): Promise<void> {
  await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [withPages(root), withDemo(root), ownAddress(root), asScripts],
    define: {
      // Reading all files of the demo shop for it would be a fiftieth of every start.
      builtDemoVersion: JSON.stringify(versionOfFiles()),
      // Of React only the half that is made for it.
      "process.env.NODE_ENV": '"production"',
    },
    // Of each package the same files that Node itself would load, and one copy of them.
    resolve: { mainFields: [], alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
    ssr: { noExternal: true, external: outside, target: "node", resolve: { conditions: ["node"] } },
    build: {
      ssr: "apps/server/main.ts",
      outDir: programFolder,
      emptyOutDir: true,
      target: "esnext",
      // Stack traces keep their names.
      minify: false,
      rolldownOptions: {
        output: {
          format: "cjs",
          entryFileNames: "[name].js",
          chunkFileNames: "[name]-[hash].js",
          codeSplitting: { groups: wholes },
          ...asciiOutput,
        },
      },
    },
  });
}
