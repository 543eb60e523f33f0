import type { EmailSender } from "./ports/email-sender.ts";
import type { SmsSender } from "./ports/sms-sender.ts";
import type { WhatsAppSender } from "./ports/whatsapp-sender.ts";

/** One way out for every channel; the app chooses which vendor stands behind each. */
export type Senders = {
  readonly whatsapp: WhatsAppSender;
  readonly sms: SmsSender;
  readonly email: EmailSender;
};
