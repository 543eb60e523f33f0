import { expect, test } from "vitest";
import { maxMessageLength } from "../../contract/constants.ts";
import { perHour, perMinute, perNetworkHour } from "../chat-limits.ts";
import { anonymous, chatFixture, newGuest, sendChatMessageDocument } from "../testing/chat-fixture.ts";

const fixture = await chatFixture();
const { read, send } = fixture;

test("2A-05 a message is stored without control characters and surrounding space", async () => {
  const ani = newGuest();
  expect(await send(ani, { text: "  Is the castle in stock?\u0007\r\n " })).toMatchObject({
    success: true,
    data: { number: 1, author: "shopper", name: null, text: "Is the castle in stock?" },
  });
  expect((await read(ani)).messages).toHaveLength(1);
});

test("2A-05 without consent or without a session nothing is stored", async () => {
  const ani = newGuest();
  expect(await send(ani, { consents: false })).toMatchObject({ success: false, errorCode: "CONSENT_REQUIRED" });
  expect((await read(ani)).hasConversation).toBe(false);
  const input = { text: "x", key: crypto.randomUUID(), consents: true };
  const { errors } = await fixture.ask(anonymous, sendChatMessageDocument, { input });
  expect(errors?.[0]?.extensions?.code).toBeTruthy();
});

test("2A-05 a message that is too long, is empty or has no UUID as key is refused", async () => {
  const ani = newGuest();
  expect(await send(ani, { text: "x".repeat(maxMessageLength) })).toMatchObject({ success: true });
  for (const input of [{ text: "x".repeat(maxMessageLength + 1) }, { text: " \n\t " }, { key: "one" }]) {
    expect(await send(ani, input)).toMatchObject({ success: false, errorCode: "INVALID_INPUT" });
  }
  expect((await read(ani)).messages).toHaveLength(1);
});

test("2A-05 rate limits hold for parallel messages of one shopper and leave room for others in the same network", async () => {
  const ani = newGuest();
  const answers = await Promise.all(
    Array.from({ length: perMinute.limit + 8 }, () => send(ani, {}, { address: "203.0.113.5" })),
  );
  const refused = answers.filter(({ errorCode }) => errorCode === "RATE_LIMITED");
  expect(refused).toHaveLength(8);
  expect(refused[0].errorMessage).toBe("That is a lot of messages. Please wait a minute and try again.");
  expect((await read(ani)).messages).toHaveLength(perMinute.limit);
  expect(await send(newGuest(), {}, { address: "203.0.113.5" })).toMatchObject({ success: true });
  expect(perNetworkHour.limit).toBeGreaterThanOrEqual(10 * perHour.limit);
});

test("2A-05 messages are accepted outside opening hours, and refused by a shop without chat staff", async () => {
  fixture.clock.set("2026-11-16T13:00:00Z");
  expect(await send(newGuest())).toMatchObject({ success: true });
  const withoutStaff = await chatFixture({ hours: null, database: fixture.database });
  expect(await withoutStaff.send(newGuest())).toMatchObject({ success: false, errorCode: "CHAT_OFF" });
});
