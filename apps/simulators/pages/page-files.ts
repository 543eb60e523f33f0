import { readFile } from "node:fs/promises";
import type { FastifyInstance } from "fastify";

const files = [
  { path: "/dev/inbox.js", file: "inbox.js", type: "text/javascript; charset=utf-8" },
  { path: "/dev/simulators.css", file: "simulators.css", type: "text/css; charset=utf-8" },
  { path: "/dev/bank.css", file: "bank.css", type: "text/css; charset=utf-8" },
];

/** Script and style of the developer pages, as separate files because the policy forbids inline ones. */
export async function pageFiles(app: FastifyInstance): Promise<void> {
  for (const { path, file, type } of files) {
    const content = await readFile(new URL(file, import.meta.url));
    app.get(path, (_request, reply) =>
      reply.header("content-type", type).header("cache-control", "no-cache").send(content),
    );
  }
}
