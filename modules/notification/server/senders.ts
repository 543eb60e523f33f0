import type { EmailSender } from "./ports/email-sender.ts";
import type { SmsSender } from "./ports/sms-sender.ts";
import type { WhatsAppSender } from "./ports/whatsapp-sender.ts";

/** One sender for each channel; the app chooses the vendors. */
export type Senders = {
  readonly whatsapp: WhatsAppSender;
  readonly sms: SmsSender;
  readonly email: EmailSender;
};
