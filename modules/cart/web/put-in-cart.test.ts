import { expect, test } from "vitest";
import { type Api, ApiError } from "#kit/graphql/client.ts";
import { putInCart } from "./put-in-cart.ts";

const item = { productCode: "BOWL", skuCode: "BOWL-A", orgCode: "WH01", stock: 5, price: 1, name: "Bowl", brand: "B" };
type Answer = { data: { miniCartCount: number } | null; errorMessage?: string } | Error;

/** An API that gives these replies in turn and records its calls. */
function answering(...replies: Answer[]) {
  const calls: unknown[] = [];
  const api = (async (_document: unknown, variables: unknown) => {
    calls.push(variables);
    const reply = replies.shift();
    if (reply instanceof Error) throw reply;
    return { addToCart: reply };
  }) as unknown as Api;
  let sessions = 0;
  const ready = async () => {
    sessions += 1;
  };
  return { way: { api, ready }, calls, sessions: () => sessions };
}

test("PR-12 CA-06 an item is added to be sent home, with the codes of the specification's payload", async () => {
  const { way, calls } = answering({ data: { miniCartCount: 3 } });
  expect(await putInCart(way, item, { quantity: 2 })).toEqual({ ended: "added", pieces: 3 });
  expect(calls).toEqual([
    { input: { productCode: "BOWL", skuCode: "BOWL-A", orgCode: "WH01", quantity: 2, distributionType: "11" } },
  ]);
});

test("a refusal shows the shop's message", async () => {
  const { way } = answering({ data: null, errorMessage: "Only 2 left in stock." });
  expect(await putInCart(way, item, {})).toEqual({ ended: "refused", text: "Only 2 left in stock." });
});

test("an ended session is renewed, and the item is added once", async () => {
  const { way, calls, sessions } = answering(new ApiError("ended", 401, "0002"), { data: { miniCartCount: 1 } });
  expect(await putInCart(way, item, {})).toEqual({ ended: "added", pieces: 1 });
  expect(calls).toHaveLength(2);
  expect(sessions()).toBe(2);
});

test("without a connection, or without any session at all, it fails and is not tried for ever", async () => {
  expect(await putInCart(answering(new ApiError("Internal server error.")).way, item, {})).toEqual({ ended: "failed" });
  const refusing = answering(new ApiError("ended", 401, "0002"), new ApiError("ended", 401, "0002"));
  expect(await putInCart(refusing.way, item, {})).toEqual({ ended: "failed" });
  expect(refusing.calls).toHaveLength(2);
});
