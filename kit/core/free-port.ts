import { once } from "node:events";
import { createServer } from "node:net";

// Below what Linux, macOS and Windows hand out by themselves: a port from their own range may be given to any outgoing
// connection between our look and the moment its server listens, or while that server is being started again.
const lowest = 20_000;
const highest = 32_767;
const attempts = 50;

/** A port nobody listens on now, for a server that is told its port before it starts. */
export async function freePort(): Promise<number> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest + 1));
    if (await isFree(port)) return port;
  }
  throw new Error(`none of ${attempts} ports between ${lowest} and ${highest} was free`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch (problem) {
    if (problem instanceof Error && "code" in problem && problem.code === "EADDRINUSE") return false;
    throw problem;
  }
  server.close();
  await once(server, "close");
  return true;
}
