import { expect, test } from "vitest";
import type { SendResult } from "./send-result.ts";

/** What a test fixture must offer: the sender, the vendor's two moods, and what really reached the vendor. */
export type SenderFixture<Message> = {
  sender: { send(message: Message): Promise<SendResult> };
  takeDown(): void | Promise<void>;
  refuse(): void | Promise<void>;
  received(): Message[] | Promise<Message[]>;
};

/** Every sender of every channel, the recording one and each vendor's, passes these. */
export function senderContract<Message extends { to: string }>(
  message: Message,
  makeFixture: () => Promise<SenderFixture<Message>>,
) {
  test("answers with the vendor's message id, and the vendor has the message word for word", async () => {
    const fixture = await makeFixture();
    const result = await fixture.sender.send(message);
    expect(result).toEqual({ ok: true, value: { messageId: expect.stringMatching(/./) } });
    expect(await fixture.received()).toEqual([message]);
  });

  test("says the channel is unavailable instead of throwing, and nothing is sent", async () => {
    const fixture = await makeFixture();
    await fixture.takeDown();
    const result = await fixture.sender.send(message);
    expect(result).toEqual({ ok: false, error: { code: "CHANNEL_UNAVAILABLE", reason: expect.any(String) } });
    expect(await fixture.received()).toEqual([]);
  });

  test("says refused, without a word about the receiver, when the vendor will never take it", async () => {
    const fixture = await makeFixture();
    await fixture.refuse();
    const result = await fixture.sender.send(message);
    expect(result).toEqual({ ok: false, error: { code: "REFUSED", reason: expect.stringMatching(/./) } });
    expect(JSON.stringify(result)).not.toContain(message.to);
    expect(await fixture.received()).toEqual([]);
  });
}
