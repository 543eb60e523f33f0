import { type SenderFixture, senderContract } from "./sender.contract.ts";
import type { SmsMessage } from "./sms-sender.ts";

const message: SmsMessage = {
  key: "key-1",
  to: "+6281234567890",
  text: "Kode Anda 4821 – 验证码\n@shop.example #4821",
};

export const smsSenderContract = (makeFixture: () => Promise<SenderFixture<SmsMessage>>) =>
  senderContract(message, makeFixture);
