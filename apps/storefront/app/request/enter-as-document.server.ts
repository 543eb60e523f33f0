import { type RouterContextProvider, redirectDocument } from "react-router";
import { servicesOf } from "./page-context.server.ts";

/**
 * A browser checks script integrity while it loads a document. A client-side navigation to a verified page would keep unchecked
 * scripts of the page before; so the browser is redirected to load the document.
 */
export function enterAsDocument({ url, context }: { url: URL; context: Readonly<RouterContextProvider> }): void {
  if (servicesOf(context).dataOnly) throw redirectDocument(url.pathname + url.search);
}
