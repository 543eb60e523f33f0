import type { RouterContextProvider } from "react-router";
import { columnsOf } from "#modules/content/web/page-content.server.ts";
import type { CookieContent } from "../shell/consent/cookie-text.tsx";
import type { RootData } from "../shell/root-data.ts";
import { ShellDocument } from "../shell/shell.graphql.gen.ts";
import { emptyShell } from "../shell/shell-data.ts";
import { servicesOf } from "./page-context.server.ts";

/** Loads the data around every page. On failure the lists are empty, and header and footer are hidden (SH-25). */
export async function loadShell(context: Readonly<RouterContextProvider>): Promise<RootData> {
  const { api, locale, device, origin, day, chatAnswers, measuring, preview, tag, doNotKeep } = servicesOf(context);
  tag("navigation", "page:/consent/popup-cookie", "page:/footer/advertisement");
  const reply = await api(ShellDocument, { device, preview }).catch(() => {
    doNotKeep();
    return null;
  });
  return {
    locale,
    lang: null,
    device,
    origin,
    year: Number(day.slice(0, 4)),
    shell: reply?.homeInit ?? emptyShell,
    advertisement: columnsOf(reply?.advertisement),
    cookieContent: cookieContentOf(reply?.cookiePopup),
    chatAnswers,
    measuring,
  };
}

/** The popup page is a banner (its title) and a text. */
function cookieContentOf(page: { pageContent: unknown } | null | undefined): CookieContent {
  const columns = columnsOf(page);
  if (columns.length === 0) return null;
  const content: CookieContent = {};
  for (const column of columns) {
    if (column.kind === "html") content.html = column.html;
    else if (column.title) content.title = column.title;
  }
  return content;
}
