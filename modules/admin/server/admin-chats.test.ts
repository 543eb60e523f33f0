import { sql } from "kysely";
import { expect, test } from "vitest";
import { systemIds } from "#kit/core/ids.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { builtInChat } from "#modules/chat/server/index.ts";
import { addMembers } from "#modules/identity/server/index.ts";
import { adminFixture } from "./testing/admin-fixture.ts";

const { database } = await testDatabase();
const { staff } = await adminFixture(database);
const chat = builtInChat({ database, clock: staff.clock, ids: systemIds });

const listQuery = `query adminChats { adminChats { waiting total chats { id isMember name contact waitingSince preview lastBy } } }`;
const chatQuery = `query adminChat($id: ID!) { adminChat(id: $id) { name contact isMember lastNumber waitingSince
  messages { number author name text isRead } } }`;
const answerQuery = `mutation adminAnswerChat($input: AdminAnswerChatInput!) { adminAnswerChat(input: $input) {
  success errorCode errorMessage data { number } } }`;
const settleQuery = `mutation adminSettleChat($input: AdminSettleChatInput!) { adminSettleChat(input: $input) {
  success errorCode } }`;

// biome-ignore lint/suspicious/noExplicitAny: what a test asks for, it knows
const ask = async (query: string, variables: object, headers: { cookie: string }): Promise<any> => {
  const { body } = await staff.post<Record<string, unknown>>(query, { ...variables }, headers);
  return Object.values(body.data ?? {})[0];
};
const write = async (owner: string, text: string) => {
  staff.clock.advance(60_000);
  await chat.send(owner, { text, key: crypto.randomUUID(), locale: "id-ID", consents: true });
};

test("2A-05 staff see who waits, read the conversation and answer it; the shopper gets the answer, the audit knows who", async () => {
  await addMembers(database.kysely, [
    {
      userCode: "ANI",
      email: "ani@mail.example",
      mobile: null,
      firstName: "Ani",
      lastName: "Lestari",
      gender: null,
      birthDate: null,
      passwordHash: null,
      verifiedAt: new Date("2026-01-01T00:00:00Z"),
    },
  ]);
  await write("member:ANI", "Where is my order?");
  await write("guest:G1", "Hello?");
  const support = await staff.signedIn("support@chat.test", "support");
  const orderStaff = await staff.signedIn("orders@chat.test", "orderDesk");
  const { waiting, chats } = await ask(listQuery, {}, orderStaff);
  expect(waiting).toBe(2);
  expect(chats.map((row: { name: string; preview: string }) => [row.name, row.preview])).toEqual([
    ["Ani Lestari", "Where is my order?"],
    [null, "Hello?"],
  ]);
  // Support sees contacts masked, and answers all the same.
  const { id } = chats[0];
  expect(await ask(chatQuery, { id }, support)).toMatchObject({ name: "A••• L•••", contact: "a•••@mail.example" });
  expect(await ask(chatQuery, { id }, orderStaff)).toMatchObject({ name: "Ani Lestari", contact: "ani@mail.example" });

  const input = { conversationId: id, seen: 1, text: "It left this morning.", key: crypto.randomUUID() };
  expect(await ask(answerQuery, { input }, support)).toMatchObject({ success: true, data: { number: 2 } });
  expect(await ask(answerQuery, { input }, support)).toMatchObject({ success: true, data: { number: 2 } });
  const late = { ...input, text: "Let me look.", key: crypto.randomUUID() };
  expect(await ask(answerQuery, { input: late }, orderStaff)).toMatchObject({
    success: false,
    errorCode: "ANSWERED_MEANWHILE",
    errorMessage:
      "Name of support@chat.test has answered in the meantime. Please read it first; your text is still in the field.",
  });
  expect((await chat.read("member:ANI", 1))?.messages.map(({ text }) => text)).toEqual(["It left this morning."]);
  expect(await ask(listQuery, {}, orderStaff)).toMatchObject({
    waiting: 1,
    chats: [{ preview: "Hello?" }, { preview: "It left this morning.", lastBy: "Name of support@chat.test" }],
  });
  const { rows } = await sql<{ line: string }>`
    select action || ' ' || subject as line from staff.audit where action like 'chat.%'`.execute(database.kysely);
  expect(new Set(rows.map(({ line }) => line))).toEqual(new Set([`chat.answer chat:${id}`]));
});

test("2A-05 a conversation that needs no answer is taken off the waiting list, but not what came since", async () => {
  await write("guest:G2", "Thank you!");
  const orderStaff = await staff.signedIn("orders2@chat.test", "orderDesk");
  const { chats } = await ask(listQuery, {}, orderStaff);
  const { id } = chats.find(({ preview }: { preview: string }) => preview === "Thank you!");
  await write("guest:G2", "One more thing");
  const settle = (seen: number) => ask(settleQuery, { input: { conversationId: id, seen } }, orderStaff);
  expect(await settle(1)).toMatchObject({ success: true });
  expect((await ask(chatQuery, { id }, orderStaff)).waitingSince).not.toBeNull();
  await settle(2);
  expect((await ask(chatQuery, { id }, orderStaff)).waitingSince).toBeNull();
});

test("2A-05 a conversation that is gone is not found, and neither is nonsense", async () => {
  const orderStaff = await staff.signedIn("orders3@chat.test", "orderDesk");
  expect(await ask(chatQuery, { id: "nonsense" }, orderStaff)).toBeNull();
  const input = { conversationId: crypto.randomUUID(), seen: 1, text: "x", key: crypto.randomUUID() };
  expect(await ask(answerQuery, { input }, orderStaff)).toMatchObject({ success: false, errorCode: "NOT_FOUND" });
  expect(
    await ask(settleQuery, { input: { conversationId: input.conversationId, seen: 1 } }, orderStaff),
  ).toMatchObject({
    errorCode: "NOT_FOUND",
  });
});
