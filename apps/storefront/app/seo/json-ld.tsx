import { createContext, use } from "react";
import type { StructuredData } from "./structured-data.ts";

/**
 * What a page's loaders said about it with `describe(…)` (page-context.server.ts). Known on the server only: search engines
 * read it from the document they are sent, so the browser neither loads the code that makes it nor gets it twice.
 */
export const PageFacts = createContext<readonly StructuredData[]>([]);

/** A "<" could end the block, and a text must not: it is written as an escape that means the same. */
export const jsonLdText = (data: StructuredData): string =>
  JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");

/** The page's structured data, as data blocks that no browser runs. The content security policy does not concern them. */
export function JsonLd() {
  return use(PageFacts).map((data) => {
    const text = jsonLdText(data);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped, in a block that is never run
    return <script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
  });
}
