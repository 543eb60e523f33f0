import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";

const patienceMs = 5_000;

/** Requests an address from the shop like an anonymous visitor: over its own port, which serves every page. */
export const pageFinder =
  (app: FastifyInstance) =>
  async (path: string): Promise<boolean> => {
    const url = new URL(path, ownOrigin(app.server.address() as AddressInfo));
    const response = await fetch(url, {
      headers: { accept: "text/html" },
      redirect: "manual",
      signal: AbortSignal.timeout(patienceMs),
    });
    await response.body?.cancel();
    // A busy shop gives no answer about its pages: the caller may try again.
    if (response.status >= 500) throw new Error(`the shop answered ${response.status} when asked for its own page`);
    // Members' pages redirect to the login first.
    if (response.status >= 300 && response.status < 400) return true;
    return response.status === 200 && String(response.headers.get("content-type")).startsWith("text/html");
  };

/** A server that listens on all addresses is called on loopback. */
function ownOrigin({ address, family, port }: AddressInfo): string {
  const everywhere = address === "0.0.0.0" || address === "::";
  if (everywhere) return `http://127.0.0.1:${port}`;
  return family === "IPv6" ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}
