import { type SenderFixture, senderContract } from "./sender.contract.ts";
import type { WhatsAppMessage } from "./whatsapp-sender.ts";

const message: WhatsAppMessage = {
  key: "key-1",
  to: "+6281234567890",
  locale: "id-ID",
  body: { type: "codeTemplate", template: "verification_code_5m", code: "4821" },
};

export const whatsappSenderContract = (makeFixture: () => Promise<SenderFixture<WhatsAppMessage>>) =>
  senderContract(message, makeFixture);
