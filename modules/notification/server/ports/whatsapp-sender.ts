import type { Locale } from "#kit/core/locale.ts";
import type { SendResult } from "./send-result.ts";

/**
 * Codes must use a template the vendor has approved: its sentence and its expiry line are fixed there,
 * only the code is ours, shown in the text and behind a copy button. Everything else is free text.
 */
export type WhatsAppBody =
  | { readonly type: "codeTemplate"; readonly template: string; readonly code: string }
  | { readonly type: "text"; readonly text: string };

export type WhatsAppMessage = {
  /** The same key on every attempt, so that a vendor that can tell copies apart may drop them. */
  readonly key: string;
  readonly to: string;
  readonly locale: Locale;
  readonly body: WhatsAppBody;
};

/** Hands one message to WhatsApp. */
export interface WhatsAppSender {
  send(message: WhatsAppMessage): Promise<SendResult>;
}
