import { describe } from "vitest";
import type { Channel } from "../../contract/channel.ts";
import { emailSenderContract } from "../ports/email-sender.contract.ts";
import { smsSenderContract } from "../ports/sms-sender.contract.ts";
import { whatsappSenderContract } from "../ports/whatsapp-sender.contract.ts";
import { recordingSenders } from "./recording-senders.ts";

function fixture(channel: Channel) {
  const recording = recordingSenders();
  return {
    ...recording,
    takeDown: () => recording.failWith(channel, { code: "CHANNEL_UNAVAILABLE", reason: "down" }),
    refuse: () => recording.failWith(channel, { code: "REFUSED", reason: "no such receiver" }),
  };
}

describe("the recording senders keep the ports' contracts", () => {
  emailSenderContract(async () => {
    const { senders, sent, takeDown, refuse } = fixture("EMAIL");
    return { sender: senders.email, takeDown, refuse, received: () => sent.EMAIL };
  });
  smsSenderContract(async () => {
    const { senders, sent, takeDown, refuse } = fixture("SMS");
    return { sender: senders.sms, takeDown, refuse, received: () => sent.SMS };
  });
  whatsappSenderContract(async () => {
    const { senders, sent, takeDown, refuse } = fixture("WHATSAPP");
    return { sender: senders.whatsapp, takeDown, refuse, received: () => sent.WHATSAPP };
  });
});
