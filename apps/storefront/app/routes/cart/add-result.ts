/** The result of adding to the cart without script, as a query parameter of the result page. */
const addResults = ["added", "stock", "limit", "full", "gone", "cookies", "failed"] as const;
export type AddResult = (typeof addResults)[number];

const byErrorCode: Readonly<Record<string, AddResult>> = {
  OUT_OF_STOCK: "stock",
  LIMIT_REACHED: "limit",
  PURCHASE_LIMIT: "limit",
  CART_FULL: "full",
  NOT_FOUND: "gone",
};

export const addResultOf = (errorCode: string | null | undefined): AddResult =>
  byErrorCode[errorCode ?? ""] ?? "failed";

export const parseAddResult = (text: string | null): AddResult | null =>
  addResults.find((code) => code === text) ?? null;

/** The path if it is local, else the fallback: forms and links must not redirect to another site. */
export function ownPathOr(text: string | null, otherwise: string): string {
  if (text === null || text.length > 500 || !/^\/(?![/\\])/.test(text)) return otherwise;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them from addresses, so "/\t/x" would leave the site
  return /[\u0000-\u001f\\]/.test(text) ? otherwise : text;
}
