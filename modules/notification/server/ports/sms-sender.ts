import type { SendResult } from "./send-result.ts";

export type SmsMessage = {
  /** The same key on every attempt, so that a vendor that can tell copies apart may drop them. */
  readonly key: string;
  readonly to: string;
  readonly text: string;
};

/** Hands one text message to a phone network. */
export interface SmsSender {
  send(message: SmsMessage): Promise<SendResult>;
}
