import type { Visitor } from "../http/visitor.ts";

/** The cache key of a page: equal path, query, language and device give equal bytes to everyone. */
export const pageKey = (pathAndQuery: string, { locale, device }: Visitor): string =>
  `${locale} ${device} ${pathAndQuery}`;
