import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { build, type Plugin } from "vite";
import { versionOfFiles } from "#apps/server/seed/demo-version.ts";
import { oneByteCode } from "#kit/vite/one-byte-code.ts";

/** Where the program lies when it is built, below the root of the project, and the pages it takes in. */
const programFolder = "build/program";
const storefrontFile = "build/server/index.js";

/**
 * Left where they are: with parts for one kind of machine, with files of their own beside them, or seldom asked for. What
 * is an ES module among them is asked for by its names: a script finds no default export.
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

/** The storefront's build and React with it become a part of the program, kept translated like all others. */
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

/** As scripts, not as modules: only of these V8 lets a program keep every function it has translated (apps/server/compiled-program.ts). */
const asScripts: Plugin = {
  name: "as-scripts",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "package.json", source: '{ "type": "commonjs" }\n' });
  },
};

/**
 * With all they lean on, whoever else leans on parts of it: a call from file to file takes a detour each time, and every
 * file is looked for. What tells of a wrong setting comes before the rest is loaded.
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
 * Puts the server's two thousand files, ours and those of the packages it always needs, into a few. Run from its source
 * the shop spends most of its start finding, reading and translating them one by one.
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
      // Whoever reads a stack trace finds the names.
      minify: false,
      rolldownOptions: {
        output: {
          format: "cjs",
          entryFileNames: "[name].js",
          chunkFileNames: "[name]-[hash].js",
          codeSplitting: { groups: wholes },
          ...oneByteCode,
        },
      },
    },
  });
}
