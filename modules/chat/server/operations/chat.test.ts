import { expect, test } from "vitest";
import type { Caller } from "#kit/graphql/context.ts";
import { longestMessage } from "../../contract/constants.ts";
import { perHour, perMinute, perNetworkHour } from "../chat-limits.ts";
import { chatFixture } from "../testing/chat-fixture.ts";

const fixture = await chatFixture();
const closed = await chatFixture({ hours: null });

let count = 0;
const aGuest = (): Caller & { kind: "guest" } => {
  count += 1;
  return { kind: "guest", sessionId: `s-${count}`, guestId: `G-${count}` };
};

const sendQuery = `mutation sendChatMessage($input: SendChatMessageInput!) { sendChatMessage(input: $input) {
  success errorCode errorMessage data { number author name text } } }`;
const readQuery = `query queryChat($after: Int) { queryChat(after: $after) { success data {
  answered isOpen changesAt hasConversation unread contact needsContact messages { number author name text } } } }`;

type Input = { text?: string; key?: string; consents?: boolean };
const send = async (caller: Caller, input: Input = {}, as = {}, shop = fixture) =>
  (
    await shop.ask(
      caller,
      sendQuery,
      { input: { text: "Hello", key: crypto.randomUUID(), consents: true, ...input } },
      as,
    )
  ).reply;
const read = async (caller: Caller, after?: number, shop = fixture) =>
  (await shop.ask(caller, readQuery, { after })).reply?.data;

test("2A-05 a message becomes a conversation that only its shopper reads, with the answer of staff in it", async () => {
  const [ani, budi] = [aGuest(), aGuest()];
  expect(await read(ani)).toMatchObject({ answered: true, isOpen: true, hasConversation: false, messages: [] });
  expect(await send(ani, { text: "  Is the castle in stock?\u0007\r\n " })).toMatchObject({
    success: true,
    data: { number: 1, author: "shopper", name: null, text: "Is the castle in stock?" },
  });
  await fixture.answer(`guest:${ani.guestId}`, "Yes, two are left.");
  expect(await read(ani, 1)).toMatchObject({
    unread: 1,
    hasConversation: true,
    messages: [{ number: 2, author: "staff", name: "Dewi", text: "Yes, two are left." }],
  });
  expect(await read(budi)).toMatchObject({ hasConversation: false, messages: [], unread: 0 });
  const readIt = `mutation readChat($upTo: Int!) { readChat(upTo: $upTo) { success } }`;
  await fixture.ask(budi, readIt, { upTo: 2 });
  expect((await read(ani)).unread).toBe(1);
  await fixture.ask(ani, readIt, { upTo: 2 });
  expect((await read(ani)).unread).toBe(0);
});

test("2A-05 without consent nothing is stored; without a session nobody writes or reads", async () => {
  const ani = aGuest();
  expect(await send(ani, { consents: false })).toMatchObject({ success: false, errorCode: "CONSENT_REQUIRED" });
  expect((await read(ani)).hasConversation).toBe(false);
  const nobody: Caller = { kind: "anonymous" };
  for (const [query, variables] of [
    [sendQuery, { input: { text: "x", key: crypto.randomUUID(), consents: true } }],
    [readQuery, {}],
    [`mutation readChat { readChat(upTo: 1) { success } }`, {}],
    [`mutation saveChatContact { saveChatContact(input: { contact: "a@mail.example" }) { success } }`, {}],
  ] as const) {
    expect((await fixture.ask(nobody, query, variables)).errors?.[0]?.extensions?.code).toBeTruthy();
  }
});

test("2A-05 a message has an end, a content and a key of the right form", async () => {
  const ani = aGuest();
  expect(await send(ani, { text: "x".repeat(longestMessage) })).toMatchObject({ success: true });
  for (const input of [{ text: "x".repeat(longestMessage + 1) }, { text: " \n\t " }, { key: "one" }]) {
    expect(await send(ani, input)).toMatchObject({ success: false, errorCode: "INVALID_INPUT" });
  }
  expect((await read(ani)).messages).toHaveLength(1);
});

test("2A-05 limits hold when messages come at the same moment, for one shopper and for one network", async () => {
  const ani = aGuest();
  const answers = await Promise.all(
    Array.from({ length: perMinute.limit + 8 }, () => send(ani, {}, { address: "203.0.113.5" })),
  );
  const refused = answers.filter(({ errorCode }) => errorCode === "RATE_LIMITED");
  expect(refused).toHaveLength(8);
  expect(refused[0].errorMessage).toBe("That is a lot of messages. Please wait a minute and try again.");
  expect((await read(ani)).messages).toHaveLength(perMinute.limit);
  // Another shopper behind the same address goes on.
  expect(await send(aGuest(), {}, { address: "203.0.113.5" })).toMatchObject({ success: true });
  expect(perNetworkHour.limit).toBeGreaterThanOrEqual(10 * perHour.limit);
});

test("2A-05 a guest says where to answer them, by e-mail or WhatsApp; what is neither is refused", async () => {
  const ani = aGuest();
  const save = async (contact: string) =>
    (
      await fixture.ask(
        ani,
        `mutation saveChatContact($input: ChatContactInput!) { saveChatContact(input: $input) {
          success errorCode errorMessage data { contact } } }`,
        { input: { contact } },
      )
    ).reply;
  expect(await save("ani@mail.example")).toMatchObject({ success: false, errorCode: "NOT_FOUND" });
  await send(ani);
  expect((await read(ani)).needsContact).toBe(true);
  for (const wrong of ["", "ani", "ani@", "12345", "x".repeat(101)]) {
    expect(await save(wrong)).toMatchObject({ success: false, errorCode: "INVALID_INPUT" });
  }
  expect(await save(" Ani@Mail.example ")).toMatchObject({ success: true, data: { contact: "a•••@mail.example" } });
  expect(await save("0812 3456 7890")).toMatchObject({ success: true, data: { contact: "+62 812•••••890" } });
  expect(await read(ani)).toMatchObject({ needsContact: false, contact: "+62 812•••••890" });
});

test("2A-05 outside opening hours messages are taken; in a shop without staff they are not", async () => {
  fixture.clock.set("2026-11-16T13:00:00Z");
  const ani = aGuest();
  expect(await read(ani)).toMatchObject({ answered: true, isOpen: false, changesAt: "2026-11-17T02:00:00.000Z" });
  expect(await send(ani)).toMatchObject({ success: true });
  expect(await read(ani, 0, closed)).toMatchObject({ answered: false, isOpen: false });
  expect(await send(ani, {}, {}, closed)).toMatchObject({ success: false, errorCode: "CHAT_OFF" });
});
