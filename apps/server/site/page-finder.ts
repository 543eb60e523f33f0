import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";

const patienceMs = 5_000;

/** Requests an address from the shop like an anonymous visitor: over its own port, which serves every page. */
export const pageFinder =
  (app: FastifyInstance) =>
  async (path: string): Promise<boolean> => {
    const url = new URL(path, ownOrigin(app.server.address() as AddressInfo));
    const answer = await fetch(url, {
      headers: { accept: "text/html" },
      redirect: "manual",
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.body?.cancel();
    // A busy shop says nothing about its pages: the caller may try again.
    if (answer.status >= 500) throw new Error(`the shop answered ${answer.status} when asked for its own page`);
    // Members' pages redirect to the login first.
    if (answer.status >= 300 && answer.status < 400) return true;
    return answer.status === 200 && String(answer.headers.get("content-type")).startsWith("text/html");
  };

/** A server that listens on all addresses is called on loopback. */
function ownOrigin({ address, family, port }: AddressInfo): string {
  const everywhere = address === "0.0.0.0" || address === "::";
  if (everywhere) return `http://127.0.0.1:${port}`;
  return family === "IPv6" ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}
