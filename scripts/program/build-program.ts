import { relative } from "node:path";
import { build, type Plugin } from "vite";
import { oneByteCode } from "#apps/storefront/one-byte-code.ts";

/** Where the program lies when it is built, below the root of the project. */
export const programFolder = "build/program";

/** Left where they are: with parts for one kind of machine, with files of their own beside them, of the storefront's build too, or seldom asked for. */
const outside = [
  "sharp",
  "idn-area-data",
  "oidc-provider",
  "pdfkit",
  "react",
  "react-dom",
  "react-router",
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

/** Imported as a module, `node:http` shows all it has, a client for WebSockets too: 35 ms of a start for what nobody uses. */
const lightHttp: Plugin = {
  name: "light-http",
  renderChunk: (code) => ({
    code: code.replace(
      /^import (?:(\w+), )?(\w+|\{[^}]*\}) from "node:http";$/m,
      (_line, whole: string | undefined, parts: string) => {
        const names = [whole, parts.replaceAll(" as ", ": ")].filter((name) => name !== undefined);
        return names.map((name) => `const ${name} = process.getBuiltinModule("node:http");`).join("\n");
      },
    ),
    map: null,
  }),
};

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
    plugins: [ownAddress(root), lightHttp],
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
      rolldownOptions: { output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js", ...oneByteCode } },
    },
  });
}
