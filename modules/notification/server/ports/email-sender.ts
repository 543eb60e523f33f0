import type { SendResult } from "./send-result.ts";

export type EmailPicture = { readonly id: string; readonly png: Buffer };

export type EmailMessage = {
  /** Idempotency key: the same on every attempt. */
  readonly key: string;
  readonly to: string;
  /** Where an answer goes instead of to the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** For one-click unsubscribing in mail programs (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** Embedded pictures; the HTML part refers to them by `cid:` and id. */
  readonly pictures?: readonly EmailPicture[];
};

/** Sends an e-mail with a text and an HTML part. */
export interface EmailSender {
  send(message: EmailMessage): Promise<SendResult>;
}
