import type { Locale } from "#kit/core/locale.ts";
import type { Result } from "#kit/core/result.ts";
import type { ChatContact } from "../../contract/contact.ts";

/** Messages are numbered from 1 within their conversation; a later one has a higher number. */
export type ChatMessage = {
  readonly number: number;
  readonly author: "shopper" | "staff";
  readonly staffName: string | null;
  readonly text: string;
  readonly at: Date;
};

type ChatState = {
  /** Messages after the given number, oldest first. */
  readonly messages: readonly ChatMessage[];
  /** Answers the shopper has not seen. */
  readonly unread: number;
  readonly contact: ChatContact | null;
};

type NewMessage = {
  readonly text: string;
  /** Idempotency key: a repeated message is stored once and gets the same reply. */
  readonly key: string;
  readonly locale: Locale;
  /** The shopper has agreed that the conversation is stored. Needed for the first message. */
  readonly consents: boolean;
};

export type ConsentRequired = { readonly code: "CONSENT_REQUIRED" };

/**
 * A live chat provider: passes messages of one shopper to staff and answers back. `owner` is 'guest:<id>' or 'member:<code>'.
 * Access, rate limits and lengths are checked before it is called.
 */
export type LiveChat = {
  /** Null when this shopper has no conversation. */
  read(owner: string, after: number): Promise<ChatState | null>;
  send(owner: string, message: NewMessage): Promise<Result<ChatMessage, ConsentRequired>>;
  markRead(owner: string, upTo: number): Promise<void>;
  /** False when there is no conversation. */
  saveContact(owner: string, contact: ChatContact): Promise<boolean>;
};
