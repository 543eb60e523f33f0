import type { IncomingMessage } from "node:http";

type Asked = Pick<IncomingMessage, "headers"> & { readonly socket: { readonly remoteAddress?: string | undefined } };

/** The client's address: each of our proxies appends one to `X-Forwarded-For`; everything before those is untrusted. */
export function clientAddress({ headers, socket }: Asked, proxies: number): string {
  const nearest = socket.remoteAddress ?? "";
  const forwarded = proxies > 0 ? headers["x-forwarded-for"] : undefined;
  if (typeof forwarded !== "string") return nearest;
  const hops = forwarded.split(",");
  return hops[Math.max(0, hops.length - proxies)]?.trim() || nearest;
}

/** Whether many clients may share this address without our knowledge: a proxy or a tool on the same machine. Limits per address do not apply there. */
export const isLoopback = (address: string): boolean =>
  address === "::1" || address.startsWith("127.") || address.startsWith("::ffff:127.");
