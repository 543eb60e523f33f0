import { expect, test } from "vitest";
import { anonymous, chatFixture, newGuest } from "../testing/chat-fixture.ts";

const fixture = await chatFixture();
const { read, send } = fixture;
const document = `mutation readChat($upTo: Int!) { readChat(upTo: $upTo) { success errorCode } }`;

test("2A-05 only the shopper's own call marks the answers in a conversation as read", async () => {
  const [ani, budi] = [newGuest(), newGuest()];
  await send(ani);
  await fixture.answer(`guest:${ani.guestId}`, "Hi");
  await fixture.ask(budi, document, { upTo: 2 });
  expect((await read(ani)).unread).toBe(1);
  expect((await fixture.ask(ani, document, { upTo: 2 })).reply).toEqual({ success: true, errorCode: null });
  expect((await read(ani)).unread).toBe(0);
});

test("2A-05 callers without a session and numbers below one are refused", async () => {
  expect((await fixture.ask(anonymous, document, { upTo: 1 })).errors?.[0]?.extensions?.code).toBeTruthy();
  expect((await fixture.ask(newGuest(), document, { upTo: 0 })).reply).toEqual({
    success: false,
    errorCode: "INVALID_INPUT",
  });
});
