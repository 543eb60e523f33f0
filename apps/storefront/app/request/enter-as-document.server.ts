import { type RouterContextProvider, redirectDocument } from "react-router";
import { servicesOf } from "./page-context.server.ts";

/**
 * A browser checks scripts while it loads a document. Whoever comes to a verified page from another page of the shop
 * would bring along what was loaded there, unchecked; so the browser is asked to open the page itself.
 */
export function enterAsDocument({ url, context }: { url: URL; context: Readonly<RouterContextProvider> }): void {
  if (servicesOf(context).dataOnly) throw redirectDocument(url.pathname + url.search);
}
