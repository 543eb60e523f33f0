import type { Visitor } from "../http/visitor.ts";

/** Names one finished page: the same path, query, language and device give the same bytes to everyone. */
export const pageKey = (pathAndQuery: string, { locale, device }: Visitor): string =>
  `${locale} ${device} ${pathAndQuery}`;
