import Fastify from "fastify";
import { afterAll, describe, expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { ask } from "#kit/http/testing/raw-request.ts";
import { issueStaffToken } from "#modules/identity/server/index.ts";
import { previewLogin } from "./preview-login.ts";

const secret = "a secret of at least thirty-two characters";
const expiresAt = new Date("2026-11-15T22:00:00Z");
const token = issueStaffToken({ name: "Rani <3", role: "editor", expiresAt }, secret);
const identity = { clock: testClock("2026-11-15T10:00:00Z"), secret, https: false };

const app = Fastify();
await app.register(previewLogin({ identity, publicUrl: "https://shop.example" }));
const base = await app.listen({ host: "127.0.0.1", port: 0 });
afterAll(() => app.close());

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  ask(`${base}/staff`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams(fields).toString(),
  });

test("a valid token is stored in a cookie, and the page then shows who is signed in", async () => {
  const answer = await post({ token: ` ${token}\n` });
  expect([answer.status, answer.headers.location, answer.headers["cache-control"]]).toEqual([
    303,
    "/staff",
    "no-store",
  ]);
  const [cookie = ""] = answer.headers["set-cookie"] ?? [];
  expect(cookie).toBe(`staffToken=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=43200`);
  const page = await ask(`${base}/staff`, { headers: { cookie: cookie.split(";", 1)[0] ?? "" } });
  expect(page.text).toContain("You are Rani &#60;3 (editor) until <time>2026-11-15T22:00:00.000Z</time>");
});

describe("no one is signed in", () => {
  test.each([
    ["without a token", {}],
    ["with an empty one", { token: "" }],
    ["with a made-up one", { token: "abc.def" }],
    ["with one signed by somebody else", { token: issueStaffToken({ name: "Eve", role: "x", expiresAt }, "other") }],
    [
      "with one that has run out",
      { token: issueStaffToken({ name: "Rani", role: "x", expiresAt: new Date("2026-11-15T10:00:00Z") }, secret) },
    ],
  ])("%s", async (_title, fields) => {
    const answer = await post(fields as Record<string, string>);
    expect([answer.status, answer.headers["set-cookie"]]).toEqual([403, undefined]);
    expect(answer.text).toContain("This token is not valid, or it has run out.");
  });

  test.each([
    ["origin", "https://evil.example"],
    ["sec-fetch-site", "cross-site"],
  ])("when another site sends the form (%s: %s)", async (name, value) => {
    const answer = await post({ token }, { [name]: value });
    expect([answer.status, answer.headers["set-cookie"]]).toEqual([403, undefined]);
  });

  test("by a token in the address", async () => {
    const answer = await ask(`${base}/staff?token=${token}`);
    expect([answer.headers["set-cookie"], answer.text.includes("Your staff token")]).toEqual([undefined, true]);
  });
});

test("signing out removes the cookie", async () => {
  const answer = await post({ leave: "yes" }, { cookie: `staffToken=${token}` });
  expect(answer.headers["set-cookie"]).toEqual(["staffToken=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0"]);
});

test("the page is not cached, indexed or framed, and runs no script", async () => {
  const { headers, text } = await ask(`${base}/staff`);
  expect([headers["cache-control"], headers["x-robots-tag"]]).toEqual(["no-store", "noindex"]);
  expect(headers["content-security-policy"]).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/]+=*'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
  );
  expect(text).not.toContain("<script");
});
