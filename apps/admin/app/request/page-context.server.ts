import { createContext, RouterContextProvider } from "react-router";
import type { Device } from "#kit/core/device.ts";
import type { Locale } from "#kit/core/locale.ts";
import type { Api } from "#kit/graphql/client.ts";

/** What the server hands to every loader and action of the back office. */
export type AdminServices = {
  /** The operations of the admin schema, called in this process with the request's cookie. */
  api: Api;
  locale: Locale;
  device: Device;
  /** Scheme, host and port the shop is reached at, from the configuration. */
  origin: string;
  requestId: string;
  /** Marks the scripts we write ourselves while the page is rendered; taken out again before it is sent. */
  scriptMark: string;
  /** Logs a failure. */
  report(error: unknown): void;
  /** Takes the finished document. It goes this way because a text is slow to pass through a response's stream. */
  finish(html: string): void;
};

const services = createContext<AdminServices>();

/** The server process calls this through the build, because the key above exists only inside it. */
export function pageContext(given: AdminServices): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(services, given);
  return provider;
}

export const servicesOf = (context: Readonly<RouterContextProvider>): AdminServices => context.get(services);
