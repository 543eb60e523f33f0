import type { Locale } from "#kit/core/locale.ts";
import type { Channel } from "./channel.ts";
import type { ClubLinkEvent, ReturnEvent } from "./member-notification.ts";
import type { PurchaseSummary } from "./purchase-summary.ts";
import type { WeeklyReport } from "./weekly-report.ts";

/** Events of an order that its shopper gets a message about. */
export const orderEvents = [
  "paid",
  "confirmed",
  "partlySent",
  "partlyReady",
  "sent",
  "ready",
  "partlyCancelled",
  "cancelRefused",
  "contactChanged",
  "refundDeclined",
  "delivered",
  "deliveryFailed",
  "completed",
  "cancelled",
  "closed",
] as const;
type OrderEventKind = (typeof orderEvents)[number];

/** How a cancelled order, or a part of it, is refunded. */
export type MoneyOfOrder =
  | { readonly type: "nothingCharged" | "takenBack" }
  | { readonly type: "lessDue" | "sameWay" | "accountNeeded"; readonly amount: number }
  | { readonly type: "account"; readonly amount: number; readonly shown: string };

export const refundEvents = [
  "wrongAmount",
  "paidTwice",
  "paidLate",
  "accountNeeded",
  "accountGiven",
  "accountDeclined",
  "sent",
  "withdrawn",
] as const;
export type RefundEvent = (typeof refundEvents)[number];

/** What a code told to staff allows. */
export const clubCodeActions = ["link", "unlink"] as const;
export type ClubCodeAction = (typeof clubCodeActions)[number];

/** The data of each kind of message. A new kind is a line here and a file in server/templates. */
export type MessageData = {
  /** A one-time code that proves a phone number or an e-mail address. */
  verificationCode: { readonly code: string; readonly validForMinutes: number };
  /** A code that the receiver tells staff, who link or unlink the loyalty club with it. It does not sign in. */
  clubCode: { readonly code: string; readonly action: ClubCodeAction };
  /** A link to the registration form; the key contains a ticket that proves the mailbox. */
  registrationLink: { readonly key: string; readonly validForMinutes: number; readonly club?: boolean };
  memberWelcome: { readonly firstName: string };
  passwordChanged: Record<string, never>;
  /** Sent to the previous number or mailbox; `to` is the new one, masked. */
  contactChanged: { readonly which: "mobile" | "email"; readonly to: string };
  /** A social account was linked or unlinked. */
  signInChanged: { readonly provider: string; readonly linked: boolean };
  /** The account was linked to the loyalty club, unlinked, or its club account was linked elsewhere. */
  clubLinkChanged: { readonly event: ClubLinkEvent };
  /** The club account's password or PIN was changed. */
  clubSecretChanged: { readonly which: "password" | "pin" | "pinUnlocked" };
  accountDeleted: Record<string, never>;
  /** The link to the file of the receiver's own data, which they have asked staff for. */
  dataFile: { readonly token: string; readonly validForDays: number };
  /** The link to choose a password in the back office; the code is valid once. */
  staffInvited: { readonly email: string; readonly name: string; readonly code: string; readonly hours: number };
  /** The link to choose a new password. */
  passwordReset: { readonly token: string; readonly validForMinutes: number };
  /** The confirmation of the double opt-in. Messages queued before it existed have no `confirmToken`. */
  newsletterWelcome: { readonly unsubscribeToken: string; readonly confirmToken?: string };
  /**
   * Confirms a purchase, once for all its orders; `path` leads to the first order and must not be shared. Messages queued
   * before summaries existed have none.
   */
  orderReceived: {
    readonly orderCode: string;
    readonly totalAmount: number;
    readonly path: string;
    readonly purchase?: PurchaseSummary;
  };
  /** An order has changed; `pickup` has the code to show at the store. */
  orderChanged: {
    readonly orderCode: string;
    /** The other orders of the purchase, when the event is about all of them. */
    readonly otherOrders?: readonly string[];
    readonly event: OrderEventKind;
    readonly path: string;
    readonly pickup: { readonly code: string; readonly store: string } | null;
    /** Rupiah the courier collects. */
    readonly due?: number;
    /** How cancelled pieces are refunded. */
    readonly money?: MoneyOfOrder;
    /** Rupiah that are paid back, in messages queued before `money` existed. */
    readonly refunded?: number;
    /** A remark of staff, such as the reason of a refusal. */
    readonly remark?: string;
    /** The parcel; its number is null until the courier assigns one. */
    readonly parcel?: { readonly courier: string; readonly number: string | null };
    /** The reason in the message's language. */
    readonly note?: string;
  };
  /** The state of a refund; `account` is its destination. */
  refundChanged: {
    readonly orderCode: string;
    readonly returnCode?: string;
    readonly event: RefundEvent;
    readonly amount: number;
    readonly account: string | null;
    readonly needsAccount: boolean;
    /** Why the bank declined. */
    readonly note?: string;
    readonly path: string;
  };
  /** The state of a return; `note` is a remark of staff, money and points are what is paid back. */
  returnChanged: {
    readonly orderCode: string;
    readonly returnCode: string;
    readonly event: ReturnEvent;
    readonly note: string | null;
    readonly money: number;
    readonly points: number;
    readonly path: string;
  };
  /** Unread answers of staff in the chat; `path` opens the chat window. */
  chatAnswered: { readonly answers: readonly string[]; readonly path: string };
  /** Brings what a visitor wrote in the contact form to the shop's own mailbox. */
  contactMessage: {
    readonly name: string;
    readonly contact: string;
    readonly orderCode: string | null;
    readonly text: string;
  };
  /** The week of the shop beside the week before, for staff who asked for it. */
  weeklyReport: WeeklyReport;
  /** A product of a reminder is available again; `path` is its page. */
  backInStock: { readonly productName: string; readonly choice: string; readonly path: string };
};

export type MessageKind = keyof MessageData;

const everyKind: { readonly [K in MessageKind]: true } = {
  verificationCode: true,
  clubCode: true,
  registrationLink: true,
  memberWelcome: true,
  passwordChanged: true,
  contactChanged: true,
  signInChanged: true,
  clubLinkChanged: true,
  clubSecretChanged: true,
  accountDeleted: true,
  dataFile: true,
  staffInvited: true,
  passwordReset: true,
  newsletterWelcome: true,
  orderReceived: true,
  orderChanged: true,
  refundChanged: true,
  returnChanged: true,
  backInStock: true,
  chatAnswered: true,
  contactMessage: true,
  weeklyReport: true,
};

/** All kinds of message; a missing one is a type error. */
export const messageKinds = Object.keys(everyKind) as readonly MessageKind[];

export type MessageContent = { [K in MessageKind]: { readonly kind: K; readonly data: MessageData[K] } }[MessageKind];

/** A message to one person. `to` is a phone number such as +6281234567890, or an e-mail address. */
export type Message = {
  readonly channel: Channel;
  readonly to: string;
  readonly locale: Locale;
  readonly content: MessageContent;
  /** The message is dropped after this time instead of sent late. */
  readonly notAfter?: Date;
  /** The texts of a test send, in place of the saved ones. Its subject says that it is a test. */
  readonly draft?: Readonly<Record<string, string>>;
};
