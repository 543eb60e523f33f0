import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { parseEnv } from "node:util";

/** A sentence when the shop's port cannot be had, found out before the build rather than after it; null when it is free. */
export async function portProblem(root: string, env: NodeJS.ProcessEnv): Promise<string | null> {
  const file = join(root, ".env");
  const settings = { ...(existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {}), ...env };
  const port = Number(settings.PORT || 3000);
  // An invalid port is reported by the configuration, which has the better message.
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return null;
  const code = await tryToListen(port, settings.HOST || "127.0.0.1");
  if (code === "EADDRINUSE") {
    return `Port ${port} is in use: stop the program that uses it, or take another one, for example PORT=${port + 1} npm start`;
  }
  if (code === "EACCES")
    return `This user may not open port ${port}: take one above 1023, for example PORT=3000 npm start`;
  return null;
}

function tryToListen(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (problem: NodeJS.ErrnoException) => resolve(problem.code ?? "unknown"));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}
