import { createHash } from "node:crypto";
import type { ListedScript } from "#apps/server/pages/script-list.ts";
import type { BuiltScript } from "#kit/vite/script-graph-plugin.ts";
import { reasonFor } from "./reasons.ts";

const app = "apps/storefront/app/";
const always = [`${app}root.tsx`, `${app}entry.client.tsx`];
/** The pages on which something is ordered or paid. */
const paymentRoutes = [
  `${app}routes/checkout/checkout.tsx`,
  `${app}routes/payment/payment.tsx`,
  `${app}routes/payment/pay-callback.tsx`,
];
/** Pages that no shopper is led to from anywhere in the shop. */
const apart = /^apps\/storefront\/app\/routes\/dev\//;
/** The router's own list of routes, written after everything else. */
const siteMap = /^assets\/manifest-[^/]+\.js$/;

/** Every script a page where one pays may ever load, with its fingerprint and the reason it is there. */
export function makeScriptList(
  graph: readonly BuiltScript[],
  files: ReadonlyMap<string, Uint8Array>,
): readonly ListedScript[] {
  const missing = paymentRoutes.filter((route) => !graph.some(({ entry }) => entry === route));
  if (missing.length > 0) throw new Error(`no script begins with ${missing.join(", ")}: review make-script-list.ts`);
  const onPayment = reached(graph, (entry) => always.includes(entry) || paymentRoutes.includes(entry));
  const inShop = reached(graph, (entry) => always.includes(entry) || (isRoute(entry) && !apart.test(entry)));
  const sourcesOf = new Map(graph.map(({ file, sources }) => [file, sources]));
  return [...files].flatMap(([file, content]): ListedScript[] => {
    const sources = sourcesOf.get(file);
    if (sources === undefined && !siteMap.test(file)) throw new Error(`${file} is no script of this build`);
    const payment = sources === undefined || onPayment.has(file);
    if (!payment && !inShop.has(file)) return [];
    const reason = payment ? reasonOf(file, sources) : "belongs to other pages of the shop one may go on to";
    const integrity = `sha256-${createHash("sha256").update(content).digest("base64")}`;
    return [{ path: `/${file}`, integrity, bytes: content.length, payment, reason }];
  });
}

const isRoute = (entry: string): boolean => entry.startsWith(`${app}routes/`);

/** The files of such an entry with all their imports, static and lazy. */
function reached(graph: readonly BuiltScript[], begins: (entry: string) => boolean): ReadonlySet<string> {
  const asksFor = new Map(graph.map((script) => [script.file, script.asksFor]));
  const found = new Set<string>();
  const waiting = graph.flatMap(({ file, entry }) => (entry !== null && begins(entry) ? [file] : []));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...(asksFor.get(file) ?? []));
  }
  return found;
}

function reasonOf(file: string, sources: readonly string[] | undefined): string {
  if (sources === undefined) return "the router's list of pages";
  const unexplained = sources.filter((source) => reasonFor(source) === null);
  if (unexplained.length > 0)
    throw new Error(`${file} runs on payment pages, and nobody says why: ${unexplained.join(", ")} (see reasons.ts)`);
  return [...new Set(sources.map(reasonFor))].join("; ");
}
