import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { addMembers } from "#modules/identity/server/index.ts";
import { mergeConversations } from "./merge-conversations.ts";
import { inboxPage } from "./store/inbox.ts";
import { collectChat, deleteChat } from "./store/member-data.ts";
import { chatFixture } from "./testing/chat-fixture.ts";

const fixture = await chatFixture();
const { chat, answer, clock, database } = fixture;
const db = database.kysely;

const message = (text: string) => ({ text, key: crypto.randomUUID(), locale: "id-ID" as const, consents: true });
const write = async (owner: string, text: string) => {
  clock.advance(1000);
  const sent = await chat.send(owner, message(text));
  if (!sent.ok) throw new Error(sent.error.code);
  return sent.value.number;
};
const texts = async (owner: string) => (await chat.read(owner, 0))?.messages.map(({ text }) => text);

const member = (userCode: string, contact: { email: string | null; mobile: string | null }) =>
  addMembers(db, [
    {
      userCode,
      ...contact,
      firstName: "Ani",
      lastName: "Lestari",
      gender: null,
      birthDate: null,
      passwordHash: null,
      verifiedAt: new Date("2026-01-01T00:00:00Z"),
    },
  ]);

test("2A-05 of two concurrent answers one is refused with the name of the other's author; the same answer sent twice is stored once", async () => {
  const seen = await write("guest:race", "Hello?");
  const both = await Promise.all([
    answer("guest:race", "Hello!", { seen }),
    answer("guest:race", "Hi there!", { seen }),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, error: { code: "ANSWERED_MEANWHILE", by: "Dewi Lestari" } });
  const key = crypto.randomUUID();
  const twice = await Promise.all([1, 2].map(() => answer("guest:race", "Bye", { seen: 2, key })));
  expect(twice.map((one) => one.ok && one.value.number)).toEqual([3, 3]);
  expect(await texts("guest:race")).toHaveLength(3);
});

test("2A-05 the inbox is sorted by waiting time; an answered conversation waits again for messages the answer had not seen", async () => {
  const order = async () => (await inboxPage(db, { offset: 0, limit: 100 })).rows.map(({ owner }) => owner);
  const first = await write("guest:first", "1");
  await write("guest:second", "2");
  await write("guest:first", "3");
  expect((await order()).slice(0, 2)).toEqual(["guest:first", "guest:second"]);
  // The answer was typed before the last message had been read.
  await answer("guest:first", "to 1", { seen: first });
  expect((await order()).slice(0, 2)).toEqual(["guest:second", "guest:first"]);
  await answer("guest:second", "to 2");
  clock.advance(1000);
  await answer("guest:first", "to 3");
  const { rows, waiting } = await inboxPage(db, { offset: 0, limit: 100 });
  expect(waiting).toBe(0);
  expect(rows[0]?.preview).toBe("to 3");
});

test("2A-05 an unread answer is sent once to the guest's contact; a read one is not sent", async () => {
  const owner = "guest:away";
  await write(owner, "Hello?");
  await chat.saveContact(owner, { channel: "WHATSAPP", to: "+6281234567890" });
  await answer(owner, "First answer");
  await answer(owner, "Second answer");
  await fixture.sendAnswers(owner);
  await fixture.sendAnswers(owner);
  expect(await fixture.outgoing()).toEqual([
    expect.objectContaining({
      channel: "WHATSAPP",
      to: "+6281234567890",
      locale: "id-ID",
      content: { kind: "chatAnswered", data: { answers: ["First answer", "Second answer"], path: "/#chat" } },
    }),
  ]);
  await answer(owner, "Third answer");
  await chat.markRead(owner, 4);
  await fixture.sendAnswers(owner);
  expect(await fixture.outgoing()).toEqual([]);
  expect((await chat.read(owner, 0))?.unread).toBe(0);
});

test("2A-05 a member gets answers by e-mail, or by WhatsApp without one; a guest without a contact gets none", async () => {
  await member("MAIL", { email: "ani@mail.example", mobile: "+6281200000001" });
  await member("PHONE", { email: null, mobile: "+6281200000002" });
  for (const owner of ["member:MAIL", "member:PHONE", "guest:nowhere"]) {
    await write(owner, "Hello?");
    await answer(owner, "Hi");
    await fixture.sendAnswers(owner);
  }
  const sent = await fixture.outgoing();
  expect(sent.map(({ channel, to }) => `${channel} ${to}`).sort()).toEqual([
    "EMAIL ani@mail.example",
    "WHATSAPP +6281200000002",
  ]);
});

test("2A-05 a guest's conversation becomes the member's at sign-in; two become one by time, and unread stays unread", async () => {
  const signIn = (guestId: string, userCode: string) =>
    inTransaction(database, (trx) => mergeConversations(trx, { clock }, { guestId, userCode }));
  await write("guest:one", "as a guest");
  await signIn("one", "ANI");
  await signIn("one", "ANI");
  expect([await chat.read("guest:one", 0), await texts("member:ANI")]).toEqual([null, ["as a guest"]]);

  const read = await answer("member:ANI", "read answer");
  await chat.markRead("member:ANI", read.ok ? read.value.number : 0);
  await write("guest:two", "as a guest again");
  await write("member:ANI", "on another device");
  clock.advance(1000);
  await answer("guest:two", "unread answer");
  await signIn("two", "ANI");
  const merged = await chat.read("member:ANI", 0);
  expect(merged?.messages.map(({ text }) => text)).toEqual([
    "as a guest",
    "read answer",
    "as a guest again",
    "on another device",
    "unread answer",
  ]);
  expect(merged?.unread).toBe(1);
  expect(await chat.read("guest:two", 0)).toBeNull();
  expect(await write("member:ANI", "and on")).toBeGreaterThan(merged?.messages.at(-1)?.number ?? 0);
});

test("2A-05 a member's conversation is in their data and goes with their account", async () => {
  await write("member:GO", "my question");
  await answer("member:GO", "our answer");
  expect(await collectChat(db, "GO")).toMatchObject([
    {
      consentVersion: "1",
      messages: [
        { from: "shopper", text: "my question" },
        { from: "staff", text: "our answer" },
      ],
    },
  ]);
  await inTransaction(database, (trx) => deleteChat(trx, "GO"));
  expect([await chat.read("member:GO", 0), await collectChat(db, "GO")]).toEqual([null, []]);
});
