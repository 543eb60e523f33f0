import { expect, test } from "vitest";
import type { SendResult } from "./send-result.ts";

/** What a test bench must offer: the sender, the vendor's two moods, and what really reached the vendor. */
export type SenderBench<Message> = {
  sender: { send(message: Message): Promise<SendResult> };
  takeDown(): void | Promise<void>;
  refuse(): void | Promise<void>;
  received(): Message[] | Promise<Message[]>;
};

/** Every sender of every channel, the recording one and each vendor's, passes these. */
export function senderContract<Message extends { to: string }>(
  message: Message,
  makeBench: () => Promise<SenderBench<Message>>,
) {
  test("answers with the vendor's message id, and the vendor has the message word for word", async () => {
    const bench = await makeBench();
    const result = await bench.sender.send(message);
    expect(result).toEqual({ ok: true, value: { messageId: expect.stringMatching(/./) } });
    expect(await bench.received()).toEqual([message]);
  });

  test("says the channel is unavailable instead of throwing, and nothing is sent", async () => {
    const bench = await makeBench();
    await bench.takeDown();
    const result = await bench.sender.send(message);
    expect(result).toEqual({ ok: false, error: { code: "CHANNEL_UNAVAILABLE", reason: expect.any(String) } });
    expect(await bench.received()).toEqual([]);
  });

  test("says refused, without a word about the receiver, when the vendor will never take it", async () => {
    const bench = await makeBench();
    await bench.refuse();
    const result = await bench.sender.send(message);
    expect(result).toEqual({ ok: false, error: { code: "REFUSED", reason: expect.stringMatching(/./) } });
    expect(JSON.stringify(result)).not.toContain(message.to);
    expect(await bench.received()).toEqual([]);
  });
}
