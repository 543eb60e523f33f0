import type { AdminWhyPriceResult } from "./why-price.graphql.gen.ts";

export type WhyPriceAnswer = AdminWhyPriceResult["adminWhyPrice"];
export type ShownPrice = NonNullable<WhyPriceAnswer["price"]>;
export type ShownVerdict = ShownPrice["verdicts"][number];
export type ShownRecord = ShownPrice["lines"][number]["records"][number];

export const whyPricePath = "/admin/promotions/why";

/** The fields of the form as its address has them; all of them are texts. */
export type WhyPriceForm = Readonly<Record<(typeof fields)[number], string>>;

const fields = ["order", "lines", "customer", "coupon", "member", "at"] as const;

/** More than an address should carry is cut off. */
export const mostCharacters = { order: 60, lines: 5_000, customer: 60, coupon: 60, member: 1, at: 40 } as const;

/** What an address asks; `input` is null when it asks nothing. */
export function readWhyPrice(query: URLSearchParams) {
  const form = Object.fromEntries(
    fields.map((name) => [name, (query.get(name) ?? "").slice(0, mostCharacters[name])]),
  ) as WhyPriceForm;
  const { order, lines, customer, coupon, member, at } = form;
  const isAsked = fields.some((name) => query.has(name));
  return { form, input: isAsked ? { order, lines, customer, coupon, isMember: member === "1", at } : null };
}

/** The address of a question. */
export function whyPriceAddress(asked: Partial<WhyPriceForm>): string {
  const query = new URLSearchParams(Object.entries(asked).filter(([, text]) => text !== ""));
  return `${whyPricePath}?${query}`;
}

/** Ids of fields, for the summary of what was refused. */
export const fieldIdOf = (name: string): string => `why-${name}`;
