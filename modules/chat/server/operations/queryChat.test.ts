import { expect, test } from "vitest";
import { anonymous, chatFixture, newGuest, queryChatDocument } from "../testing/chat-fixture.ts";

const fixture = await chatFixture();
const { read, send } = fixture;

test("2A-05 a conversation is read by its shopper only, with the answers of staff", async () => {
  const [ani, budi] = [newGuest(), newGuest()];
  expect(await read(ani)).toMatchObject({ answered: true, isOpen: true, hasConversation: false, messages: [] });
  await send(ani, { text: "Is the castle in stock?" });
  await fixture.answer(`guest:${ani.guestId}`, "Yes, two are left.");
  expect(await read(ani, 1)).toMatchObject({
    unread: 1,
    hasConversation: true,
    messages: [{ number: 2, author: "staff", name: "Dewi", text: "Yes, two are left." }],
  });
  expect(await read(budi)).toMatchObject({ hasConversation: false, messages: [], unread: 0 });
});

test("2A-05 the reply states whether staff answer now and when that changes", async () => {
  fixture.clock.set("2026-11-16T13:00:00Z");
  expect(await read(newGuest())).toMatchObject({
    answered: true,
    isOpen: false,
    changesAt: "2026-11-17T02:00:00.000Z",
  });
  const withoutStaff = await chatFixture({ hours: null, database: fixture.database });
  expect(await withoutStaff.read(newGuest())).toMatchObject({ answered: false, isOpen: false });
});

test("2A-05 callers without a session and negative numbers are refused", async () => {
  expect((await fixture.ask(anonymous, queryChatDocument)).errors?.[0]?.extensions?.code).toBeTruthy();
  expect((await fixture.ask(newGuest(), queryChatDocument, { after: -1 })).reply).toMatchObject({
    success: false,
    data: null,
  });
});
