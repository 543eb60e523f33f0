import type { Locale } from "#kit/core/locale.ts";
import type { SendResult } from "./send-result.ts";

/**
 * Codes must use a template approved by the vendor, which contains sentence and expiry line. Other messages are free text. A code
 * to be read out (`isReadOut`) has a sentence of the shop's own and no button that copies it.
 */
export type WhatsAppBody =
  | { readonly type: "codeTemplate"; readonly template: string; readonly code: string; readonly isReadOut?: true }
  | { readonly type: "text"; readonly text: string };

export type WhatsAppMessage = {
  /** Idempotency key: the same on every attempt. */
  readonly key: string;
  readonly to: string;
  readonly locale: Locale;
  readonly body: WhatsAppBody;
};

export interface WhatsAppSender {
  send(message: WhatsAppMessage): Promise<SendResult>;
}
