import { expect, test } from "vitest";
import type { SendResult } from "./send-result.ts";

/** The fixture of the suite: the sender, a way to make the vendor fail, and the messages that reached it. */
export type SenderFixture<Message> = {
  sender: { send(message: Message): Promise<SendResult> };
  takeDown(): void | Promise<void>;
  refuse(): void | Promise<void>;
  received(): Message[] | Promise<Message[]>;
};

/** The suite every sender passes. */
export function senderContract<Message extends { to: string }>(
  message: Message,
  makeFixture: () => Promise<SenderFixture<Message>>,
) {
  test("returns the vendor's message id, and the vendor has the exact message", async () => {
    const fixture = await makeFixture();
    const result = await fixture.sender.send(message);
    expect(result).toEqual({ ok: true, value: { messageId: expect.stringMatching(/./) } });
    expect(await fixture.received()).toEqual([message]);
  });

  test("returns CHANNEL_UNAVAILABLE instead of throwing, and nothing is sent", async () => {
    const fixture = await makeFixture();
    await fixture.takeDown();
    const result = await fixture.sender.send(message);
    expect(result).toEqual({ ok: false, error: { code: "CHANNEL_UNAVAILABLE", reason: expect.any(String) } });
    expect(await fixture.received()).toEqual([]);
  });

  test("returns REFUSED without naming the receiver when the vendor refuses for good", async () => {
    const fixture = await makeFixture();
    await fixture.refuse();
    const result = await fixture.sender.send(message);
    expect(result).toEqual({ ok: false, error: { code: "REFUSED", reason: expect.stringMatching(/./) } });
    expect(JSON.stringify(result)).not.toContain(message.to);
    expect(await fixture.received()).toEqual([]);
  });
}
