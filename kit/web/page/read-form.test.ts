import { expect, test } from "vitest";
import { readForm } from "./read-form.server.ts";

const sent = (body: string, headers: Record<string, string>) =>
  new Request("https://shop.example/x", {
    method: "POST",
    body,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  });
const status = async (request: Request) =>
  readForm(request).then(
    () => 200,
    (refusal: { init: ResponseInit }) => refusal.init.status,
  );

test("a form is read", async () => {
  const form = await readForm(sent("email=sari%40example.com", { "content-length": "24" }));
  expect(form.get("email")).toBe("sari@example.com");
});

test("a form that is too large, or without a declared length, is refused unread", async () => {
  expect(await status(sent("a=b", { "content-length": "16385" }))).toBe(413);
  expect(await status(sent("a=b", { "content-length": "much" }))).toBe(413);
  const silent = sent("a=b", {});
  silent.headers.delete("content-length");
  expect(await status(silent)).toBe(413);
});

test("another content type counts as an empty form", async () => {
  const form = await readForm(sent("{}", { "content-type": "application/json", "content-length": "2" }));
  expect([...form.keys()]).toEqual([]);
});
