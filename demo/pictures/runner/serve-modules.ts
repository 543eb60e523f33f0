import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { stripTypeScriptTypes } from "node:module";
import type { AddressInfo } from "node:net";

const project = new URL("../../../", import.meta.url);
const page = `<!doctype html><meta charset="utf-8"><title>Pictures</title><link rel="icon" href="data:,">
<script type="importmap">{"imports":{"#kit/":"/kit/","three":"/node_modules/three/build/three.module.js","three/addons/":"/node_modules/three/examples/jsm/"}}</script>
<script type="module" src="/demo/pictures/stage/page.ts"></script>`;

const allowed = /^\/(demo\/pictures|scripts\/brand|kit\/core|node_modules\/three)\/[\w./-]+\.(ts|js)$/;

/** Gives the browser our modules with their types taken off, and three.js as it is. Listens on this machine only. */
export async function serveModules(): Promise<{ url: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    if (path === "/") return response.setHeader("content-type", "text/html").end(page);
    if (!allowed.test(path) || path.includes("..")) return response.writeHead(404).end();
    const source = await readFile(new URL(`.${path}`, project), "utf8").catch(() => null);
    if (source === null) return response.writeHead(404).end();
    const script = path.endsWith(".ts") ? stripTypeScriptTypes(source) : source;
    return response.setHeader("content-type", "text/javascript").end(script);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
