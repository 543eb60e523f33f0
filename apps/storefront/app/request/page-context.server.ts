import { createContext, RouterContextProvider } from "react-router";
import type { Device } from "#kit/core/device.ts";
import type { Locale } from "#kit/core/locale.ts";
import type { Api } from "#kit/graphql/client.ts";
import type { Caller } from "#kit/graphql/context.ts";
import type { PageFragments } from "#kit/web/fragment-cache/page-fragments.ts";
import type { InvoiceModel } from "#modules/order/contract/invoice-model.ts";
import type { Measuring } from "#modules/tracking/contract/measuring.ts";
import type { StructuredData } from "../seo/structured-data.ts";

/** The services of a loader. Cacheable pages have no caller: they are the same for everyone. */
export type PageServices = {
  api: Api;
  /** The caller; anonymous on cacheable pages. */
  caller: Caller;
  locale: Locale;
  device: Device;
  /** The shop's origin, from the configuration. */
  origin: string;
  /** The day in Jakarta, as "2026-11-15". Cacheable pages use no finer time: they are rendered again when it changes. */
  day: string;
  requestId: string;
  /** The router requests the data alone, for a client-side navigation. */
  dataOnly: boolean;
  development: boolean;
  /** Whether the shop has staff who answer in the chat. */
  chatAnswers: boolean;
  /** The measuring tools that receive events after the visitor's consent. */
  measuring: Measuring;
  /** Whether newsletter checkboxes start ticked. */
  newsTicked: boolean;
  /** Renders an invoice as PDF in a worker thread. */
  printInvoice(invoice: InvoiceModel, locale: Locale): Promise<Uint8Array>;
  /** Where the requested path leads to, in the place of a page that was not found. */
  movedTo: string | null;
  /** Staff preview of unpublished content; such a page is never shared. */
  preview: boolean;
  /** Marks our own inline scripts while the page is rendered; removed before it is sent. */
  scriptMark: string;
  /** Integrity values of the shop's scripts by path; null in development. */
  fingerprints: Readonly<Record<string, string>> | null;
  /** Cached fragments of pages, rendered earlier from the same data. */
  parts: PageFragments | null;
  /** Adds cache tags: a change of the tagged data removes the page from the cache. */
  tag(...tags: string[]): void;
  /** Adds structured data for search engines; the builders are in app/seo. */
  describe(...facts: StructuredData[]): void;
  /** The structured data so far, for the document's head. */
  readonly facts: readonly StructuredData[];
  /** Logs a failure that the shopper only sees as an error page. */
  report(error: unknown): void;
  /** Yields between renderings: one page per event-loop turn, so that waiting requests are served in between. */
  turn(): Promise<void> | null;
  /** Receives the finished document. A string avoids the slower response stream. */
  finish(html: string): void;
  /** Marks the page as uncacheable, for example because a part of it failed. */
  doNotKeep(): void;
};

const services = createContext<PageServices>();

/** Called by the server process through the build: the context key exists only inside the build. */
export function pageContext(given: PageServices): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(services, given);
  return provider;
}

export const servicesOf = (context: Readonly<RouterContextProvider>): PageServices => context.get(services);
