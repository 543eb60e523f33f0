import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { openEnvelope } from "../message-envelope.ts";
import { messageTextCalls } from "../testing/message-text-calls.ts";
import { textSealer } from "../testing/message-text-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const { sendTest, people } = await messageTextCalls(database);
const db = database.kysely;
const mail = { id: "passwordChanged", channel: "EMAIL", locale: "id-ID", texts: { subject: "Kata sandi baru" } };

beforeEach(() => sql`truncate kit.outbox, kit.rate_limit`.execute(db));

const queued = async () => {
  const { rows } = await sql<{ payload: unknown }>`select payload from kit.outbox order by id`.execute(db);
  return rows.map(({ payload }) => openEnvelope(payload, textSealer));
};

test("MX-02 a test goes to the caller's own address with the texts as typed, and is written to the audit", async () => {
  expect(await sendTest(mail)).toEqual({ success: true, errorCode: null, data: { to: "dewi@messages.test" } });
  expect(await queued()).toMatchObject([
    {
      channel: "EMAIL",
      to: "dewi@messages.test",
      locale: "id-ID",
      content: { kind: "passwordChanged" },
      draft: { subject: "Kata sandi baru" },
    },
  ]);
  const { rows } = await sql`
    select subject from staff.audit where action = 'message.test'`.execute(db);
  expect(rows).toEqual([{ subject: "messageText:passwordChanged:EMAIL:id-ID" }]);
});

test("MX-02 a refused text, another channel and an unknown message send nothing", async () => {
  expect(await sendTest({ ...mail, texts: { subject: "" } })).toMatchObject({ errorCode: "INVALID_TEXTS" });
  expect(await sendTest({ ...mail, channel: "SMS", texts: {} })).toMatchObject({ errorCode: "EMAIL_ONLY" });
  expect(await sendTest({ ...mail, id: "nothing" })).toMatchObject({ errorCode: "NOT_FOUND" });
  expect(await sendTest({ ...mail, about: "BB1" }, people.ani)).toMatchObject({ errorCode: "NOT_FOUND" });
  expect(await sendTest(mail, people.sari)).toBe("FORBIDDEN");
  expect(await queued()).toEqual([]);
});

test("MX-02 of many tests at once ten are sent, and another staff member's are counted apart", async () => {
  const replies = await Promise.all(Array.from({ length: 16 }, () => sendTest(mail)));
  expect(replies.filter(({ success }) => success)).toHaveLength(10);
  expect(replies.filter(({ errorCode }) => errorCode === "RATE_LIMITED")).toHaveLength(6);
  expect(await queued()).toHaveLength(10);
  expect(await sendTest(mail, people.ani)).toMatchObject({ success: true });
});
