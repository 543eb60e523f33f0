import { once } from "node:events";
import { createServer } from "node:net";

// Below the ephemeral ranges of Linux, macOS and Windows: a port from those may be given to any outgoing connection between this check and the moment
// its server listens, or while that server restarts.
const lowest = 20_000;
const highest = 32_767;
const attempts = 50;

/** A currently unused port, for a server that gets its port before it starts. */
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
