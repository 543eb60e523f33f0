import { expect, test } from "vitest";
import type { Api, TypedDocument } from "#kit/graphql/client.ts";
import { loadWishlist, toggleItem } from "./toggle-item.ts";
import { createWishlistState } from "./wishlist-state.ts";

type Reply = { success: boolean; errorMessage: string | null };
const fine: Reply = { success: true, errorMessage: null };

function server(response: () => Promise<Reply> | Reply = () => fine) {
  const calls: string[] = [];
  const api = (async (document: TypedDocument<unknown, unknown>) => {
    calls.push(document.name);
    if (document.name === "queryWishlist") {
      return { queryWishlist: { data: { dataList: [{ productCode: "A" }, { productCode: "B" }] } } };
    }
    const reply = await response();
    return { addWishlist: reply, removeWishlist: reply };
  }) as Api;
  return { api, calls };
}

test("loading marks the products of the server's list", async () => {
  const state = createWishlistState();
  await loadWishlist(server().api, state);
  expect([state.has("A"), state.has("B"), state.has("C")]).toEqual([true, true, false]);
});

test("a product is marked at once and stays marked when the server accepts it", async () => {
  const state = createWishlistState();
  const { api, calls } = server();
  const done = toggleItem(api, state, "C");
  expect(state.has("C")).toBe(true);
  expect(await done).toEqual({ ok: true });
  expect(state.has("C")).toBe(true);
  await toggleItem(api, state, "C");
  expect(state.has("C")).toBe(false);
  expect(calls).toEqual(["addWishlist", "removeWishlist"]);
});

test("the mark reverts when the server refuses or cannot be reached", async () => {
  const state = createWishlistState();
  const full = server(() => ({ success: false, errorMessage: "Your wishlist is full" }));
  expect(await toggleItem(full.api, state, "C")).toEqual({ ok: false, reason: "Your wishlist is full" });
  expect(state.has("C")).toBe(false);
  const gone = server(() => Promise.reject(new Error("offline")));
  state.set("C", true);
  expect(await toggleItem(gone.api, state, "C")).toEqual({ ok: false, reason: null });
  expect(state.has("C")).toBe(true);
});

test("a second press during a request does nothing, and a list loaded meanwhile does not undo the first", async () => {
  const state = createWishlistState();
  let release: (reply: Reply) => void = () => undefined;
  const { api, calls } = server(() => new Promise((resolve) => (release = resolve)));
  const first = toggleItem(api, state, "C");
  await toggleItem(api, state, "C");
  await loadWishlist(api, state);
  expect([state.has("A"), state.has("C")]).toEqual([true, true]);
  release(fine);
  await first;
  expect(calls).toEqual(["addWishlist", "queryWishlist"]);
  expect(state.has("C")).toBe(true);
});
