import type { SendResult } from "./send-result.ts";

export type SmsMessage = {
  /** Idempotency key: the same on every attempt. */
  readonly key: string;
  readonly to: string;
  readonly text: string;
};

export interface SmsSender {
  send(message: SmsMessage): Promise<SendResult>;
}
