import type { IncomingMessage } from "node:http";

type Asked = Pick<IncomingMessage, "headers"> & { readonly socket: { readonly remoteAddress?: string | undefined } };

/** The address of the client: each of our own proxies adds one to `X-Forwarded-For`, whatever stands before those is hearsay. */
export function clientAddress({ headers, socket }: Asked, proxies: number): string {
  const nearest = socket.remoteAddress ?? "";
  const forwarded = proxies > 0 ? headers["x-forwarded-for"] : undefined;
  if (typeof forwarded !== "string") return nearest;
  const hops = forwarded.split(",");
  return hops[Math.max(0, hops.length - proxies)]?.trim() || nearest;
}

/**
 * Whether many clients may stand behind this address without our knowing: a proxy or a tool on the same machine. Shares for
 * each address mean nothing there.
 */
export const isLoopback = (address: string): boolean =>
  address === "::1" || address.startsWith("127.") || address.startsWith("::ffff:127.");
