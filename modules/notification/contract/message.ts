import type { Locale } from "#kit/core/locale.ts";
import type { Channel } from "./channel.ts";
import type { ClubLinkEvent, ReturnEvent } from "./member-notification.ts";
import type { PurchaseSummary } from "./purchase-summary.ts";

/** What can have happened to an order that its shopper is written to about. */
export const orderEvents = [
  "paid",
  "confirmed",
  "partlySent",
  "partlyReady",
  "sent",
  "ready",
  "partlyCancelled",
  "cancelRefused",
  "refundDeclined",
  "delivered",
  "deliveryFailed",
  "completed",
  "cancelled",
  "closed",
] as const;
type OrderEventKind = (typeof orderEvents)[number];

/** What becomes of the money of an order, or a part of it, that is cancelled. */
export type MoneyOfOrder =
  | { readonly type: "nothingCharged" | "takenBack" }
  | { readonly type: "lessDue" | "sameWay" | "accountNeeded"; readonly amount: number }
  | { readonly type: "account"; readonly amount: number; readonly shown: string };

/** What a mail about a refund tells. */
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

/** What each kind of message needs to be written. A new kind is a line here and a file in server/templates. */
export type MessageData = {
  /** A one-time code that proves a phone number or an e-mail address. */
  verificationCode: { readonly code: string; readonly validForMinutes: number };
  /** Leads to the sign-up form; the key carries a ticket that proves the mailbox it was sent to. */
  registrationLink: { readonly key: string; readonly validForMinutes: number; readonly club?: boolean };
  /** Greets somebody who has just got an account. */
  memberWelcome: { readonly firstName: string };
  /** Tells the owner of an account that its password was changed. */
  passwordChanged: Record<string, never>;
  /** Tells the owner of an account, where they were reachable before, that its number or mailbox is another; `to` is masked. */
  contactChanged: { readonly which: "mobile" | "email"; readonly to: string };
  /** Tells the owner of an account that one can, or can no longer, sign in to it with an account elsewhere. */
  signInChanged: { readonly provider: string; readonly linked: boolean };
  /** Tells a member that their account was linked to the loyalty club, was unlinked, or lost its club account to another. */
  clubLinkChanged: { readonly event: ClubLinkEvent };
  /** Tells a member of the loyalty club that its password or PIN is new. */
  clubSecretChanged: { readonly which: "password" | "pin" };
  /** The last message to somebody whose account is gone. */
  accountDeleted: Record<string, never>;
  /** Leads somebody who works here to choosing their password in the back office; the code is good once. */
  staffInvited: { readonly email: string; readonly name: string; readonly code: string; readonly hours: number };
  /** Leads the owner of an account to where they choose a new password; the token belongs to the link. */
  passwordReset: { readonly token: string; readonly validForMinutes: number };
  /** Welcomes a mailbox on the newsletter's list; the token belongs to the link that takes it off again. */
  /** Asks the reader of a mailbox whether they want the letters. Without `confirmToken`: from before that was asked. */
  newsletterWelcome: { readonly unsubscribeToken: string; readonly confirmToken?: string };
  /**
   * Confirms a purchase just placed, once for all its orders; `path` leads to the first and is for its shopper's eyes alone.
   * Messages written before there were summaries have none.
   */
  orderReceived: {
    readonly orderCode: string;
    readonly totalAmount: number;
    readonly path: string;
    readonly purchase?: PurchaseSummary;
  };
  /** Tells how far an order is now; `pickup` is what to show at which store. */
  orderChanged: {
    readonly orderCode: string;
    /** The other orders of the purchase, where the news is about all of them. */
    readonly otherOrders?: readonly string[];
    readonly event: OrderEventKind;
    readonly path: string;
    readonly pickup: { readonly code: string; readonly store: string } | null;
    /** Rupiah the courier collects. */
    readonly due?: number;
    /** What becomes of its money, for what is cancelled. */
    readonly money?: MoneyOfOrder;
    /** Rupiah that go back, in messages written before they told of the money. */
    readonly refunded?: number;
    /** What the shop has to say about it, such as why something was refused. */
    readonly remark?: string;
    /** Which parcel it is about; without a number while the courier has not given one. */
    readonly parcel?: { readonly courier: string; readonly number: string | null };
    /** Why, in the letter's own language. */
    readonly note?: string;
  };
  /** Tells how a refund of an order stands; `account` is where it goes, `returnCode` what it is for. */
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
  /** Tells how far a return is; `note` is what the shop has to say, money and points what comes back. */
  returnChanged: {
    readonly orderCode: string;
    readonly returnCode: string;
    readonly event: ReturnEvent;
    readonly note: string | null;
    readonly money: number;
    readonly points: number;
    readonly path: string;
  };
  /** Brings answers of staff to a shopper who has left the chat window; `path` opens it again. */
  chatAnswered: { readonly answers: readonly string[]; readonly path: string };
  /** Brings what a visitor wrote in the contact form to the shop's own mailbox. */
  contactMessage: {
    readonly name: string;
    readonly contact: string;
    readonly orderCode: string | null;
    readonly text: string;
  };
  /** Tells a member that something they asked for is back; `path` is its address inside the shop. */
  backInStock: { readonly productName: string; readonly choice: string; readonly path: string };
};

export type MessageKind = keyof MessageData;

const everyKind: { readonly [K in MessageKind]: true } = {
  verificationCode: true,
  registrationLink: true,
  memberWelcome: true,
  passwordChanged: true,
  contactChanged: true,
  signInChanged: true,
  clubLinkChanged: true,
  clubSecretChanged: true,
  accountDeleted: true,
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
};

/** All kinds of message; the compiler asks for the missing ones. */
export const messageKinds = Object.keys(everyKind) as readonly MessageKind[];

/** One kind together with its data. */
export type MessageContent = { [K in MessageKind]: { readonly kind: K; readonly data: MessageData[K] } }[MessageKind];

/** A message to one person. `to` is a phone number such as +6281234567890, or an e-mail address. */
export type Message = {
  readonly channel: Channel;
  readonly to: string;
  readonly locale: Locale;
  readonly content: MessageContent;
  /** After this moment the message is worthless and is dropped instead of sent late. */
  readonly notAfter?: Date;
};
