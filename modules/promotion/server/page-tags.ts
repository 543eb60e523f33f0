import type { Promotion } from "./promotion.ts";

/**
 * The tags of pages that may show a promotion: all pages with prices or ribbons, and those of products it names by
 * code.
 */
export const pageTags = ({ code, scope }: Pick<Promotion, "code" | "scope">): string[] => [
  "promotions",
  `promotion:${code}`,
  ...scope.filter((entry) => entry.target === "product").map((entry) => `product:${entry.code}`),
];
