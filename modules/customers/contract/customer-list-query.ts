import * as v from "valibot";
import { asCalendarDay } from "#kit/core/jakarta-day.ts";

const yesOrNo = ["yes", "no"] as const;
const customerConsents = ["newsletter", "whatsApp"] as const;

const day = v.nullish(
  v.pipe(
    v.string(),
    v.check((text) => asCalendarDay(text) === text, "a day is written yyyy-mm-dd"),
  ),
  null,
);

/** The list's filter as the operation takes it. Days are Jakarta's. */
export const customerFilterFields = {
  search: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(120)), ""),
  registeredFrom: day,
  registeredUntil: day,
  hasOrders: v.nullish(v.boolean(), null),
  isInClub: v.nullish(v.boolean(), null),
  agreesTo: v.nullish(v.picklist(customerConsents), null),
};

export type CustomerFilterInput = v.InferOutput<v.ObjectSchema<typeof customerFilterFields, undefined>>;

/** The filters in the list's address, as text; empty when not set. */
export type AskedCustomers = {
  readonly search: string;
  readonly from: string;
  readonly until: string;
  readonly orders: "" | (typeof yesOrNo)[number];
  readonly club: "" | (typeof yesOrNo)[number];
  readonly consent: "" | (typeof customerConsents)[number];
};

/** Reads the filters of an address; invalid values become empty. */
export function askedCustomers(query: URLSearchParams): AskedCustomers {
  const dayIn = (name: string) => asCalendarDay((query.get(name) ?? "").trim()) ?? "";
  const oneOf = <Word extends string>(name: string, words: readonly Word[]) =>
    words.find((word) => word === query.get(name)) ?? "";
  return {
    search: (query.get("search") ?? "").trim().slice(0, 120),
    from: dayIn("from"),
    until: dayIn("until"),
    orders: oneOf("orders", yesOrNo),
    club: oneOf("club", yesOrNo),
    consent: oneOf("consent", customerConsents),
  };
}

const asBoolean = (word: "" | "yes" | "no"): boolean | null => (word === "" ? null : word === "yes");

/** The filters as the operation takes them. */
export const customerFilterOf = (asked: AskedCustomers): CustomerFilterInput => ({
  search: asked.search,
  registeredFrom: asked.from || null,
  registeredUntil: asked.until || null,
  hasOrders: asBoolean(asked.orders),
  isInClub: asBoolean(asked.club),
  agreesTo: asked.consent || null,
});
