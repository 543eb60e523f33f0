import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { messageTextCalls } from "../testing/message-text-calls.ts";

const { database } = await testDatabase();
const { preview, people, asked } = await messageTextCalls(database);
const mail = { id: "orderChanged.sent", channel: "EMAIL", locale: "en-US", texts: {} };

test("MX-02 a preview shows unsaved texts with made-up data, and each refused text as shipped with its reason", async () => {
  const texts = { subject: "Off it goes: {order}", about: "<b>{order}</b>" };
  const shown = await preview({ ...mail, texts });
  expect(shown.subject).toBe("Off it goes: BBK7M2Q9XW4T");
  expect(shown.text).toContain("This is about your order BBK7M2Q9XW4T.");
  expect(shown.html).toContain("<h1");
  expect(shown.problems).toEqual([{ path: "about", message: expect.stringContaining("Plain text only") }]);
});

test("MX-02 the segments of an SMS are counted, also where there are too many", async () => {
  const sms = { id: "memberWelcome", channel: "SMS", locale: "vi-VN" };
  const size = async (text: string) => (await preview({ ...sms, texts: { text } })).size;
  expect(await size("Halo")).toEqual({ segments: 1, length: 4, alphabet: "GSM-7", most: 10 });
  expect(await size("ế".repeat(71))).toEqual({ segments: 2, length: 71, alphabet: "UCS-2", most: 10 });
  const long = await preview({ ...sms, texts: { text: "ế".repeat(700) } });
  expect([long.size.segments, long.problems.length]).toEqual([11, 1]);
});

test("MX-02 pictures of an e-mail are part of its page, which refers to nothing elsewhere", async () => {
  const { html } = await preview({ ...mail, id: "orderChanged.ready" });
  expect(html).toContain('src="data:image/png;base64,');
  expect(html).not.toContain("cid:");
});

test("MX-02 a real order is shown only to staff who may see its contacts, and the look is audited", async () => {
  const looks = async () =>
    (
      await sql<{ name: string }>`
        select name from staff.audit where action = 'contact.view' and subject = 'order:BB1'`.execute(database.kysely)
    ).rows.length;
  expect(await preview({ ...mail, about: "BB1" })).toBe("FORBIDDEN");
  expect([asked, await looks()]).toEqual([[], 0]);
  expect((await preview({ ...mail, about: "BB1" }, people.ani)).subject).toBe("Order BB1: Your order is on its way");
  expect(await looks()).toBe(1);
  expect(await preview({ ...mail, about: "BB2" }, people.ani)).toBeNull();
  expect(await preview({ ...mail, id: "passwordChanged", about: "BB1" }, people.ani)).toBeNull();
});

test("MX-02 staff without the permission and malformed texts are refused", async () => {
  expect(await preview(mail, people.sari)).toBe("FORBIDDEN");
  expect(await preview({ ...mail, texts: { subject: 7 } })).toBe("INVALID_INPUT");
  expect(await preview({ ...mail, texts: { subject: "x".repeat(4_001) } })).toBe("INVALID_INPUT");
});
