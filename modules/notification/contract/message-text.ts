import type { Channel } from "./channel.ts";

/** What a text is in its message. */
export const textRoles = ["subject", "heading", "paragraph", "button", "label", "short"] as const;
export type TextRole = (typeof textRoles)[number];

/** When a text is part of its message, where not always. */
export const textConditions = [
  "toPay",
  "paid",
  "onDelivery",
  "nothingToPay",
  "guestLink",
  "pickup",
  "homeDelivery",
  "preOrder",
  "gift",
  "several",
  "discount",
  "fee",
  "parcel",
  "reason",
  "refund",
  "refundToAccount",
  "accountNeeded",
  "notCharged",
  "chargedBack",
  "lessDue",
  "points",
  "withOrder",
] as const;
export type TextCondition = (typeof textConditions)[number];

/** Longest text of each role, in characters. */
export const longestText: Readonly<Record<TextRole, number>> = {
  subject: 150,
  heading: 150,
  paragraph: 1_500,
  button: 60,
  label: 200,
  short: 1_000,
};

/** Roles whose texts may have several lines. */
export const isMultiLine = (role: TextRole): boolean => role === "paragraph" || role === "short";

/** A message of a merchant's list: a kind, or one variant of it. */
export type TemplateId = string;

type MessageTextKey = { readonly template: TemplateId; readonly channel: Channel; readonly locale: string };

/** The id of the record that has the changed texts of one template, channel and language. */
export const messageTextId = ({ template, channel, locale }: MessageTextKey): string =>
  `${template}:${channel}:${locale}`;
