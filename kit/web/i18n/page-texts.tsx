import { createContext, use } from "react";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import type { MessageSource, Messages } from "#kit/web/i18n/text-context.tsx";

const elementId = "page-texts";

type PageTexts = {
  source: MessageSource;
  /** Stands on the page until it is finished and its texts are known; empty in the browser. */
  sign: string;
};

/** Set once by each entry: the server's remembers what the page used, the browser's loads what is new. */
export const PageTextsContext = createContext<PageTexts>({ source: () => ({}), sign: "" });

/** The place of the page's texts, which come to the browser inside the document, so that hydration waits for no further file. */
export function PageTextsForBrowser() {
  const { sign } = use(PageTextsContext);
  return (
    <script
      type="application/json"
      id={elementId}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a sign of ours, exchanged for JSON that is never executed
      dangerouslySetInnerHTML={{ __html: sign }}
    />
  );
}

/**
 * Puts the texts in the place of their sign. Only a finished page has asked for all of them: a part that was loaded on
 * demand asks after everything else was drawn.
 */
export function withPageTexts(
  html: string,
  sign: string,
  texts: { locale: Locale; modules: Record<string, Messages> },
): string {
  // Parts that come late ask late: in a fixed order the page is the same each time.
  const modules = Object.fromEntries(Object.entries(texts.modules).sort(([a], [b]) => (a < b ? -1 : 1)));
  const json = JSON.stringify({ locale: texts.locale, modules }).replaceAll("<", "\\u003c");
  return html.replace(sign, () => json);
}

export function readPageTexts(): { locale: Locale; modules: Record<string, Messages> } {
  const json = document.getElementById(elementId)?.textContent;
  return json ? JSON.parse(json) : { locale: fallbackLocale, modules: {} };
}
