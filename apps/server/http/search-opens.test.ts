import { afterAll, beforeEach, expect, test } from "vitest";
import { listening } from "#kit/graphql/testing/listening.ts";
import { sendRaw } from "#kit/http/testing/raw-request.ts";
import { searchOpens } from "./search-opens.ts";

type Open = { readonly text: string; readonly productCode: string; readonly network: string };
const counted: Open[] = [];
const origin = "https://shop.test";
const { url, server } = await listening(searchOpens({ counter: { opened: (open) => counted.push(open) }, origin }));
afterAll(() => server.close());
beforeEach(() => counted.splice(0));

const post = async (body: string, headers: Record<string, string> = { origin }) => {
  const sent = { "content-type": "text/plain;charset=UTF-8", ...headers };
  const answer = await sendRaw(`${url}/events/search-open`, { method: "POST", headers: sent, body: Buffer.from(body) });
  return answer.status;
};

test("MP-14 a product opened from search results is counted by text and code, without a cookie", async () => {
  expect(await post(JSON.stringify(["bola futsal", "LAP1001"]), { origin, cookie: "token=somebody" })).toBe(204);
  expect(counted).toEqual([{ text: "bola futsal", productCode: "LAP1001", network: "127.0.0.1" }]);
});

test("MP-14 beacons of other sites and bodies of another form count nothing", async () => {
  const body = JSON.stringify(["bola", "LAP1001"]);
  expect(await post(body, { origin: "https://elsewhere.test" })).toBe(403);
  expect(await post(body, { "sec-fetch-site": "cross-site" })).toBe(403);
  for (const wrong of ["", "bola", "[]", '["bola"]', '["bola", 7]', JSON.stringify(["x".repeat(121), "L"])]) {
    expect([wrong, await post(wrong)]).toEqual([wrong, 400]);
  }
  expect(await post("x".repeat(2000))).toBe(413);
  expect(await post(body, { origin, "content-type": "application/json" })).toBe(415);
  expect(counted).toEqual([]);
});
