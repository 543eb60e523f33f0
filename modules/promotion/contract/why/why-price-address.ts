/** Fields of the page that explains prices, as its address has them. */
export const whyPriceFields = ["order", "lines", "customer", "coupon", "member", "at"] as const;

/** All of them are texts; `member` is 1 or empty. */
export type WhyPriceForm = Readonly<Record<(typeof whyPriceFields)[number], string>>;

/** The address of a question; of the empty page without one. */
export function whyPriceAddress(asked: Partial<WhyPriceForm> = {}): string {
  const query = new URLSearchParams(Object.entries(asked).filter(([, text]) => text !== ""));
  return query.size > 0 ? `/admin/promotions/why?${query}` : "/admin/promotions/why";
}
