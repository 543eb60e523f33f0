import { createContext, RouterContextProvider } from "react-router";
import type { Device } from "#kit/core/device.ts";
import type { Locale } from "#kit/core/locale.ts";
import type { Api } from "#kit/graphql/client.ts";
import type { Caller } from "#kit/graphql/context.ts";
import type { PageFragments } from "#kit/web/fragment-cache/page-fragments.ts";
import type { InvoiceModel } from "#modules/order/contract/invoice-model.ts";
import type { Measuring } from "#modules/tracking/contract/measuring.ts";
import type { StructuredData } from "../seo/structured-data.ts";

/** What the server hands to every loader. On public pages it knows no visitor: they are the same for everyone. */
export type PageServices = {
  api: Api;
  /** Who asks; nobody on public pages. */
  caller: Caller;
  locale: Locale;
  device: Device;
  /** Scheme, host and port the shop is reached at, from the configuration. */
  origin: string;
  /** The day in Jakarta, as "2026-11-15". Public pages know no other time: they are drawn again when it changes. */
  day: string;
  requestId: string;
  /** The router asks from another page, for the data alone. */
  dataOnly: boolean;
  development: boolean;
  /** Whether the shop has staff who answer in the chat. */
  chatAnswers: boolean;
  /** Who is told what visitors do, once they have agreed. */
  measuring: Measuring;
  /** Whether boxes for news start ticked. */
  newsTicked: boolean;
  /** Draws an invoice as a PDF file, beside the event loop. */
  printInvoice(invoice: InvoiceModel, locale: Locale): Promise<Uint8Array>;
  /** Staff look at what is not published yet; such a page is for nobody else. */
  preview: boolean;
  /** Marks the scripts we write ourselves while the page is rendered; taken out again before it is sent. */
  scriptMark: string;
  /** Fingerprints of the shop's scripts by path; none while one works on them. */
  fingerprints: Readonly<Record<string, string>> | null;
  /** Parts of pages that were drawn before from the same data. */
  parts: PageFragments | null;
  /** Names something the page shows, so that a change to it clears the page from the cache. */
  tag(...tags: string[]): void;
  /** Says what the page is about to search engines; the builders stand in app/seo. */
  describe(...facts: StructuredData[]): void;
  /** The facts so far, for the document's head. */
  readonly facts: readonly StructuredData[];
  /** Tells the log about a failure the shopper only sees as an error page. */
  report(error: unknown): void;
  /** Drawing takes its time: one page at each turn of the event loop, so that whoever comes meanwhile is heard. */
  turn(): Promise<void> | null;
  /** Takes the finished document. It goes this way because a text is slow to pass through a response's stream. */
  finish(html: string): void;
  /** The page came out incomplete (a part failed): show it, but keep it from the cache. */
  doNotKeep(): void;
};

const services = createContext<PageServices>();

/** The server process calls this through the build, because the key above exists only inside it. */
export function pageContext(given: PageServices): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(services, given);
  return provider;
}

export const servicesOf = (context: Readonly<RouterContextProvider>): PageServices => context.get(services);
