import type { EmailMessage } from "./email-sender.ts";
import { type SenderFixture, senderContract } from "./sender.contract.ts";

const message: EmailMessage = {
  key: "key-1",
  to: "sari@example.com",
  subject: "Kode Anda – 验证码",
  text: "Kode Anda\n\n4821\n",
  html: "<p>Mã của bạn: <b>4821</b></p>",
};

export const emailSenderContract = (makeFixture: () => Promise<SenderFixture<EmailMessage>>) =>
  senderContract(message, makeFixture);
