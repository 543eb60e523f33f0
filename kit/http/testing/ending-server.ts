import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { health } from "../health.ts";
import { gracefulShutdown } from "../shutdown.ts";

// A child process for the shutdown tests: reports on standard output, and finishes slow responses on command.
const print = (line: string) => process.stdout.write(`${line}\n`);
const released = Promise.withResolvers<void>();
process.on("message", () => released.resolve());
process.on("disconnect", () => process.exit(3));

const app = Fastify({ forceCloseConnections: "idle", serverFactory: (handler) => createServer(handler) });
const shutdown = gracefulShutdown({
  servers: [app.server],
  drainSeconds: 15,
  quietSeconds: Number(process.env.QUIET_SECONDS ?? "0.2"),
  announceSeconds: Number(process.env.ANNOUNCE_SECONDS ?? "0"),
  steps: [
    { name: "broken", run: async () => Promise.reject(new Error("cannot close")) },
    { name: "http", run: () => app.close() },
    { name: "last", run: async () => print("last step") },
  ],
  log: {
    info: (fields, message) => print(`${message} ${JSON.stringify(fields)}`),
    warn: (fields, message) => print(`warn ${message} ${JSON.stringify(fields)}`),
  },
});

await app.register(health, { checks: [], draining: shutdown.draining });
app.get("/fast", async () => "fast");
app.get("/slow", async () => {
  print("slow began");
  await released.promise;
  return "slow";
});
app.get("/stream", (_request, reply) => {
  reply.hijack();
  reply.raw.write("first ");
  void released.promise.then(() => reply.raw.end("last"));
});

await app.listen({ port: 0, host: "127.0.0.1" });
print(`port ${(app.server.address() as AddressInfo).port}`);
