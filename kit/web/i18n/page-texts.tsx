import { createContext, use } from "react";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import type { MessageSource, Messages } from "#kit/web/i18n/text-context.tsx";

const elementId = "page-texts";

type PageTexts = {
  source: MessageSource;
  /** Placeholder in the rendered page, replaced when all used texts are known; empty in the browser. */
  sign: string;
};

/** Set once by each entry: the server's source records the texts a page used, the browser's loads missing ones. */
export const PageTextsContext = createContext<PageTexts>({ source: () => ({}), sign: "" });

/** The element with the page's texts: they are part of the document, so hydration waits for no further file. */
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

/** Replaces the placeholder by the texts. Only a finished page has requested all of them: lazy components request theirs after everything else has rendered. */
export function withPageTexts(
  html: string,
  sign: string,
  texts: { locale: Locale; modules: Record<string, Messages> },
): string {
  // Sorted: lazy components resolve in any order, and equal pages must have equal bytes.
  const modules = Object.fromEntries(Object.entries(texts.modules).sort(([a], [b]) => (a < b ? -1 : 1)));
  const json = JSON.stringify({ locale: texts.locale, modules }).replaceAll("<", "\\u003c");
  return html.replace(sign, () => json);
}

export function readPageTexts(): { locale: Locale; modules: Record<string, Messages> } {
  const json = document.getElementById(elementId)?.textContent;
  return json ? JSON.parse(json) : { locale: fallbackLocale, modules: {} };
}
