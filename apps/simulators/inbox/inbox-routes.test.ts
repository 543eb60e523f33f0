import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { simulatorFixture } from "../testing/simulator-fixture.ts";
import { type ArrivedMessage, keepMessage } from "./message-store.ts";

const fixture = await simulatorFixture();
beforeEach(fixture.clear);

const sms: ArrivedMessage = { channel: "SMS", to: "+6281234567890", text: "hello", code: null };
const mail: ArrivedMessage = {
  channel: "EMAIL",
  to: "Sari@example.com",
  subject: "<b>Hi</b>",
  text: "one\n\n0482\n",
  html: "<html><head></head><body><script>alert(1)</script></body></html>",
  code: "0482",
};
const keep = (message: ArrivedMessage) => keepMessage(fixture.database.kysely, message);
const get = (path: string, accept = "text/html") => fetch(`${fixture.url}${path}`, { headers: { accept } });

test("the newest message is first, in the JSON route and by Accept", async () => {
  await keep(sms);
  await keep({ ...sms, text: "again" });
  expect((await fixture.inbox()).map(({ text }) => text)).toEqual(["again", "hello"]);
  const negotiated = await get("/dev/inbox", "application/json");
  expect(negotiated.headers.get("content-type")).toContain("application/json");
  expect(await negotiated.json()).toEqual(await fixture.inbox());
});

test("1C-03 messages are ordered by number, not by its text", async () => {
  // 9999 is followed by a number with one digit more.
  await sql`select setval(pg_get_serial_sequence('simulator.message', 'id'), 9994)`.execute(fixture.database.kysely);
  const texts = Array.from({ length: 10 }, (_, at) => `message ${at}`);
  for (const text of texts) await keep({ ...sms, text });
  expect((await fixture.inbox()).map(({ text }) => text)).toEqual(texts.toReversed());
});

test.each([
  ["?to=%2B6281234567890", ["hello"]],
  ["?to=+62 812-3456-7890", ["hello"]],
  ["?to=081234567890", ["hello"]],
  ["?to=SARI@example.com", ["one\n\n0482\n"]],
  ["?to=6281234567891", []],
  ["?channel=EMAIL", ["one\n\n0482\n"]],
  ["?channel=&to=", ["one\n\n0482\n", "hello"]],
  ["?limit=1", ["one\n\n0482\n"]],
])("%s filters", async (query, texts) => {
  await keep(sms);
  await keep(mail);
  expect((await fixture.inbox(query)).map(({ text }) => text)).toEqual(texts);
});

test("a channel that does not exist is refused with a sentence", async () => {
  const response = await get("/dev/inbox?channel=PIGEON");
  expect(response.status).toBe(400);
  expect(((await response.json()) as { error: string }).error).toContain("PIGEON");
});

test("the page shows receiver, text and code, and escapes a message's markup", async () => {
  const id = await keep(mail);
  const response = await get("/dev/inbox", "text/html,application/json");
  const page = await response.text();
  expect(page).toContain(`data-newest="${id}"`);
  expect(page).toContain("<h2>&lt;b&gt;Hi&lt;/b&gt;</h2>");
  expect(page).toContain('<b>0482</b><button type="button" data-copy="0482" hidden>');
  expect(page).toContain(`<iframe src="/dev/inbox/${id}/html"`);
  expect(page).not.toContain("alert(1)");
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("the page has nothing inline, forbids it, and refreshes itself also without scripts", async () => {
  await keep(mail);
  const response = await get("/dev/inbox");
  const page = await response.text();
  expect(response.headers.get("content-security-policy")).toMatch(
    /default-src 'none'.*script-src 'self'.*style-src 'self'/,
  );
  expect(page).not.toMatch(/<style|style=|<script(?![^>]*src=)| on\w+=/);
  expect(page).toContain('<noscript><meta http-equiv="refresh" content="5"></noscript>');
  for (const [path, type] of [
    ["/dev/inbox.js", "text/javascript"],
    ["/dev/simulators.css", "text/css"],
  ] as const) {
    const file = await get(path);
    expect([file.status, file.headers.get("content-type")]).toEqual([200, `${type}; charset=utf-8`]);
  }
});

test("a mail's HTML is served under a policy without scripts, for frames of this site only", async () => {
  const id = await keep(mail);
  const response = await get(`/dev/inbox/${id}/html`);
  expect(await response.text()).toContain('<head><base target="_blank"></head>');
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; .*frame-ancestors 'self'; sandbox allow-popups/,
  );
  expect(policy).not.toContain("allow-scripts");
  const missing = await Promise.all(["0", "x", "99999999999999999999"].map((wrong) => get(`/dev/inbox/${wrong}/html`)));
  expect(missing.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test("DELETE empties the inbox, and so does the button of the page", async () => {
  await keep(sms);
  const deleted = await fetch(`${fixture.url}/dev/inbox`, { method: "DELETE" });
  expect(deleted.status).toBe(204);
  expect(await fixture.inbox()).toEqual([]);
  await keep(sms);
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const pressed = await fetch(`${fixture.url}/dev/inbox/empty`, { method: "POST", headers: form, redirect: "manual" });
  expect([pressed.status, pressed.headers.get("location")]).toEqual([303, "/dev/inbox"]);
  expect(await fixture.inbox()).toEqual([]);
});

test("a page of another site cannot empty it", async () => {
  await keep(sms);
  const response = await fetch(`${fixture.url}/dev/inbox`, {
    method: "DELETE",
    headers: { "sec-fetch-site": "cross-site" },
  });
  expect(response.status).toBe(403);
  expect(await fixture.inbox()).toHaveLength(1);
});

test("an empty inbox shows a text for the empty state", async () => {
  expect(await (await get("/dev/inbox")).text()).toContain("No messages yet.");
  expect(await (await get("/dev/inbox?to=1")).text()).toContain("No messages for this filter.");
});

test("/dev lists the developer pages", async () => {
  const response = await get("/dev");
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await response.text()).toContain(
    '<a href="/"><strong>Shop &lt;1&gt;</strong><span>The shop itself</span></a>',
  );
});
