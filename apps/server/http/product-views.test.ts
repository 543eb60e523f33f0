import { afterAll, beforeEach, expect, test } from "vitest";
import { listening } from "#kit/graphql/testing/listening.ts";
import { sendRaw } from "#kit/http/testing/raw-request.ts";
import { productViews } from "./product-views.ts";

type View = { readonly productCode: string; readonly network: string };
const counted: View[] = [];
const origin = "https://shop.test";
const { url, server } = await listening(productViews({ counter: { viewed: (view) => counted.push(view) }, origin }));
afterAll(() => server.close());
beforeEach(() => counted.splice(0));

const post = async (body: string, headers: Record<string, string> = { origin }) => {
  const sent = { "content-type": "text/plain;charset=UTF-8", ...headers };
  const answer = await sendRaw(`${url}/events/product-view`, {
    method: "POST",
    headers: sent,
    body: Buffer.from(body),
  });
  return { status: answer.status, cookies: answer.headers["set-cookie"] };
};

test("MH-02 a product page that a browser shows is counted by its code, and sets no cookie", async () => {
  expect(await post("LAP1001", { origin, cookie: "token=somebody" })).toEqual({ status: 204, cookies: undefined });
  expect(counted).toEqual([{ productCode: "LAP1001", network: "127.0.0.1" }]);
});

test("MH-02 beacons of other sites and bodies of another form count nothing", async () => {
  expect((await post("LAP1001", { origin: "https://elsewhere.test" })).status).toBe(403);
  expect((await post("LAP1001", { "sec-fetch-site": "cross-site" })).status).toBe(403);
  for (const wrong of ["", "x".repeat(81)]) expect([wrong, (await post(wrong)).status]).toEqual([wrong, 400]);
  expect((await post("x".repeat(2000))).status).toBe(413);
  expect((await post("LAP1001", { origin, "content-type": "application/json" })).status).toBe(415);
  expect(counted).toEqual([]);
});
