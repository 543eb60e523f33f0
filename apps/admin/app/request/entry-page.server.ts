import type { RouterContextProvider } from "react-router";
import { textOnServer } from "../i18n/message-source.server.ts";
import { servicesOf } from "../request/page-context.server.ts";

/** The title of a page on the way to the back office. */
export const entryTitle = (context: Readonly<RouterContextProvider>, key: string): string =>
  textOnServer("staff-admin", servicesOf(context).locale)(key);
