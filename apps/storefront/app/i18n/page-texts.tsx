import { createContext, use } from "react";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import type { MessageSource, Messages } from "#kit/web/i18n/text-context.tsx";

const elementId = "page-texts";

type PageTexts = { source: MessageSource; used: () => Readonly<Record<string, Messages>> };

/** Set once by each entry: the server's remembers what the page used, the browser's loads what is new. */
export const PageTextsContext = createContext<PageTexts>({ source: () => ({}), used: () => ({}) });

/**
 * Rendered last on the page, when every part has asked for its texts: hands them to the browser inside the document,
 * so that hydration waits for no further file.
 */
export function PageTextsForBrowser({ locale }: { locale: Locale }) {
  const { used } = use(PageTextsContext);
  const json = JSON.stringify({ locale, rooms: used() }).replaceAll("<", "\\u003c");
  return (
    <script
      type="application/json"
      id={elementId}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped, and never executed
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

export function readPageTexts(): { locale: Locale; rooms: Record<string, Messages> } {
  const json = document.getElementById(elementId)?.textContent;
  return json ? JSON.parse(json) : { locale: fallbackLocale, rooms: {} };
}
