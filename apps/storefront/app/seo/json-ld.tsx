import { createContext, use } from "react";
import type { StructuredData } from "./structured-data.ts";

/**
 * Structured data that loaders added with `describe(…)` (page-context.server.ts). Known on the server only: search engines read it
 * from the document, so the browser loads neither the code nor the data twice.
 */
export const PageFacts = createContext<readonly StructuredData[]>([]);

/** A "<" could close the block, so it is written as an equivalent escape. */
export const jsonLdText = (data: StructuredData): string =>
  JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");

/** The page's structured data as data blocks, which browsers do not run and the content security policy does not restrict. */
export function JsonLd() {
  return use(PageFacts).map((data) => {
    const text = jsonLdText(data);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped, in a block that is never run
    return <script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
  });
}
