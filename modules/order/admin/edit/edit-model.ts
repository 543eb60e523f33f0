import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import type { AdminOrderEditResult } from "./order-edit.graphql.gen.ts";

export type OrderEditModel = NonNullable<AdminOrderEditResult["adminOrderEdit"]>;
type ContactModel = NonNullable<OrderEditModel["contactBefore"]>;

/** The answer to the form: a preview to confirm, or what became of the edit. */
export type EditAnswer = { readonly answer: AdminAnswer; readonly preview: OrderEditModel | null };

/** Receiver and place in one line. */
export const contactLine = ({ firstName, lastName, mobile, address1, zip }: ContactModel): string =>
  [`${firstName} ${lastName}`.trim(), mobile, `${address1} ${zip}`.trim()].filter((part) => part !== "").join(", ");

/** Names of the fields with the pieces of a line: those it had on the page, and those that are to stay. */
export const hadField = (number: number): string => `had-${number}`;
export const keepField = (number: number): string => `keep-${number}`;
