import { type WhyPriceForm, whyPriceFields } from "../../contract/why/why-price-address.ts";
import type { AdminWhyPriceResult } from "./why-price.graphql.gen.ts";

export type WhyPriceAnswer = AdminWhyPriceResult["adminWhyPrice"];
export type ShownPrice = NonNullable<WhyPriceAnswer["price"]>;
export type ShownVerdict = ShownPrice["verdicts"][number];
export type ShownRecord = ShownPrice["lines"][number]["records"][number];

/** More than an address should carry is cut off. */
export const mostCharacters = { order: 60, lines: 5_000, customer: 60, coupon: 60, member: 1, at: 40 } as const;

/** What an address asks; `input` is null when it asks nothing. */
export function readWhyPrice(query: URLSearchParams) {
  const form = Object.fromEntries(
    whyPriceFields.map((name) => [name, (query.get(name) ?? "").slice(0, mostCharacters[name])]),
  ) as WhyPriceForm;
  const { order, lines, customer, coupon, member, at } = form;
  const isAsked = whyPriceFields.some((name) => query.has(name));
  return { form, input: isAsked ? { order, lines, customer, coupon, isMember: member === "1", at } : null };
}

/** Ids of fields, for the summary of what was refused. */
export const fieldIdOf = (name: string): string => `why-${name}`;
