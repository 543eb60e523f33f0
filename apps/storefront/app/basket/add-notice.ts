/** How an addition without script ended, as its page's address says it. */
const noticeCodes = ["added", "stock", "limit", "full", "gone", "cookies", "failed"] as const;
export type NoticeCode = (typeof noticeCodes)[number];

const byErrorCode: Readonly<Record<string, NoticeCode>> = {
  OUT_OF_STOCK: "stock",
  LIMIT_REACHED: "limit",
  PURCHASE_LIMIT: "limit",
  CART_FULL: "full",
  NOT_FOUND: "gone",
};

export const noticeOf = (errorCode: string | null | undefined): NoticeCode => byErrorCode[errorCode ?? ""] ?? "failed";

export const asNotice = (text: string | null): NoticeCode | null => noticeCodes.find((code) => code === text) ?? null;

/** A path of this shop, or the other one: nobody is led to another site by a form or a link. */
export function ownPathOr(text: string | null, otherwise: string): string {
  if (text === null || text.length > 500 || !/^\/(?![/\\])/.test(text)) return otherwise;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them from addresses, so "/\t/x" would leave the site
  return /[\u0000-\u001f\\]/.test(text) ? otherwise : text;
}
