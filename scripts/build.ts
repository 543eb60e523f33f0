import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { scriptListFile } from "#apps/server/pages/script-list.ts";
import { scriptGraphFile } from "#kit/vite/script-graph-plugin.ts";
import { generateDocuments } from "./generate-documents.ts";
import { runCommand } from "./prepare/run-command.ts";
import { buildProgram } from "./program/build-program.ts";
import { makeScriptList } from "./script-list/make-script-list.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const worthCompressing = /\.(?:js|css|svg|json|webmanifest|txt)$/;

/** Compresses static files at build time; the server sends the compressed file. */
function compressFiles(folder: string): number {
  let count = 0;
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!worthCompressing.test(name)) continue;
    const path = join(folder, name);
    const content = readFileSync(path);
    if (content.length < 512) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    count += 1;
  }
  return count;
}

/**
 * React Router's manifest lists the imports of every route. Browsers need them only to prefetch, and every page would
 * carry the list, so it is removed from the client's copy; the server keeps its own.
 */
function writeSiteMap(folder: string): void {
  const name = readdirSync(folder).find((file) => /^manifest-.*\.js$/.test(file));
  if (name === undefined) throw new Error("the router wrote no site map: review writeSiteMap in scripts/build.ts");
  const script = readFileSync(join(folder, name), "utf8");
  const [start, end] = [script.indexOf("{"), script.lastIndexOf("}") + 1];
  const { routes, ...rest } = JSON.parse(script.slice(start, end)) as { routes: Record<string, object> };
  const some = Object.entries(routes).map(([id, route]) => [id, { ...route, imports: [] }]);
  const map = JSON.stringify({ ...rest, routes: Object.fromEntries(some) });
  writeFileSync(join(folder, name), script.slice(0, start) + map + script.slice(end));
}

/** Computes the integrity hash of every script; must run after every step that changes files. */
function listScripts(folder: string): void {
  const names = readdirSync(join(folder, "assets")).filter((name) => name.endsWith(".js"));
  const files = new Map(names.map((name) => [`assets/${name}`, readFileSync(join(folder, "assets", name))]));
  const graph = JSON.parse(readFileSync(scriptGraphFile, "utf8"));
  writeFileSync(scriptListFile, `${JSON.stringify(makeScriptList(graph, files), null, 1)}\n`);
}

/** Runs the router's build of one app. */
async function buildApp(app: "storefront" | "admin"): Promise<number> {
  const { code, output } = await runCommand(root, ["react-router", "build", `apps/${app}`], { NODE_ENV: "production" });
  if (code !== 0) console.error(output);
  return code;
}

async function buildApps(): Promise<number> {
  const failed = (await buildApp("storefront")) || (await buildApp("admin"));
  if (failed) return failed;
  // The storefront's build empties the folder, and with it the registry of trusted documents.
  generateDocuments(root, { check: false });
  writeSiteMap(join(root, "build/client/assets"));
  listScripts(join(root, "build/client"));
  const compressed = compressFiles(join(root, "build/client")) + compressFiles(join(root, "build/admin/client"));
  console.log(`Built storefront and back office; ${compressed} files compressed.`);
  return 0;
}

// `--program` builds the server alone, which takes a few seconds.
const code = process.argv.includes("--program") ? 0 : await buildApps();
if (code === 0) await buildProgram(root);
process.exitCode = code;
