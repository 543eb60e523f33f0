import type { InboxMessage } from "#apps/simulators/inbox/inbox-message.ts";
import { until } from "./until.ts";
import type { WalkShop } from "./walk-shop.ts";

/** Messages to an address or number, newest first; waits until this many have arrived. */
export function inboxOf({ shop }: Pick<WalkShop, "shop">, to: string, least = 0): Promise<InboxMessage[]> {
  const address = `${shop.address}/dev/inbox.json?to=${encodeURIComponent(to)}`;
  return until(
    async () => (await (await fetch(address)).json()) as InboxMessage[],
    (messages) => messages.length >= least,
  );
}

const hrefs = /href="([^"]+)"/g;
const addresses = /https?:\/\/[^\s<>"]+/g;

/** Every link of a message, of its text and of its HTML part, as addresses inside the shop. */
export function linksOf({ text, html }: Pick<InboxMessage, "text" | "html">, shopUrl: string): string[] {
  const found = [
    ...[...text.matchAll(addresses)].map(([address]) => address),
    ...[...(html ?? "").matchAll(hrefs)].map(([, href = ""]) => href.replaceAll("&amp;", "&")),
  ];
  const inside = found.filter((address) => address.startsWith(shopUrl)).map((address) => address.slice(shopUrl.length));
  return [...new Set(inside.map((path) => (path === "" ? "/" : path)))];
}
