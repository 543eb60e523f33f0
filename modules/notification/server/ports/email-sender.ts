import type { SendResult } from "./send-result.ts";

export type EmailPicture = { readonly id: string; readonly png: Buffer };

export type EmailMessage = {
  /** The same key on every attempt, so that a vendor that can tell copies apart may drop them. */
  readonly key: string;
  readonly to: string;
  /** Where an answer goes instead of to the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** For letters one may end: where a mail program unsubscribes its reader with one click (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** Pictures that travel inside the letter; the HTML part shows one as `cid:` and its id. */
  readonly pictures?: readonly EmailPicture[];
};

/** Hands one e-mail with a text and an HTML part to a mail server. */
export interface EmailSender {
  send(message: EmailMessage): Promise<SendResult>;
}
