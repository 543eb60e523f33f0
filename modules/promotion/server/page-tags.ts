import type { Promotion } from "./promotion.ts";

/** Every page that shows prices or ribbons may show a promotion; those of products it names by code surely do. */
export const pageTags = ({ code, scope }: Pick<Promotion, "code" | "scope">): string[] => [
  "promotions",
  `promotion:${code}`,
  ...scope.filter((entry) => entry.target === "product").map((entry) => `product:${entry.code}`),
];
