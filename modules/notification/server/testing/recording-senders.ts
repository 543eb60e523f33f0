import { fail, ok } from "#kit/core/result.ts";
import type { Channel } from "../../contract/channel.ts";
import type { EmailMessage } from "../ports/email-sender.ts";
import type { SendFailure, SendResult } from "../ports/send-result.ts";
import type { SmsMessage } from "../ports/sms-sender.ts";
import type { WhatsAppMessage } from "../ports/whatsapp-sender.ts";
import type { Senders } from "../senders.ts";

type Sent = { WHATSAPP: WhatsAppMessage[]; SMS: SmsMessage[]; EMAIL: EmailMessage[] };

/** Senders that record messages, and whose channels can be made to fail. */
export function recordingSenders() {
  const sent: Sent = { WHATSAPP: [], SMS: [], EMAIL: [] };
  const failures = new Map<Channel, SendFailure>();
  const sender = <C extends Channel>(channel: C) => ({
    async send(message: Sent[C][number]): Promise<SendResult> {
      const failure = failures.get(channel);
      if (failure) return fail(failure);
      (sent[channel] as (typeof message)[]).push(message);
      return ok({ messageId: `${channel}-${sent[channel].length}` });
    },
  });
  const senders: Senders = { whatsapp: sender("WHATSAPP"), sms: sender("SMS"), email: sender("EMAIL") };
  return {
    senders,
    sent,
    failWith: (channel: Channel, failure: SendFailure) => void failures.set(channel, failure),
    recover: (channel: Channel) => void failures.delete(channel),
  };
}
