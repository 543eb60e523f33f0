import { expect, test } from "vitest";
import type { Api, TypedDocument } from "#kit/graphql/client.ts";
import { changeWish, loadWishes } from "./change-wish.ts";
import { createWishes } from "./wishes.ts";

type Reply = { success: boolean; errorMessage: string | null };
const fine: Reply = { success: true, errorMessage: null };

function server(answer: () => Promise<Reply> | Reply = () => fine) {
  const calls: string[] = [];
  const api = (async (document: TypedDocument<unknown, unknown>) => {
    calls.push(document.name);
    if (document.name === "queryWishlist") {
      return { queryWishlist: { data: { dataList: [{ productCode: "A" }, { productCode: "B" }] } } };
    }
    const reply = await answer();
    return { addWishlist: reply, removeWishlist: reply };
  }) as Api;
  return { api, calls };
}

test("the hearts of what the server knows are full", async () => {
  const wishes = createWishes();
  await loadWishes(server().api, wishes);
  expect([wishes.has("A"), wishes.has("B"), wishes.has("C")]).toEqual([true, true, false]);
});

test("a heart is full at once and stays so when the server agrees", async () => {
  const wishes = createWishes();
  const { api, calls } = server();
  const done = changeWish(api, wishes, "C");
  expect(wishes.has("C")).toBe(true);
  expect(await done).toEqual({ ok: true });
  expect(wishes.has("C")).toBe(true);
  await changeWish(api, wishes, "C");
  expect(wishes.has("C")).toBe(false);
  expect(calls).toEqual(["addWishlist", "removeWishlist"]);
});

test("a heart turns back when the server refuses or cannot be reached", async () => {
  const wishes = createWishes();
  const full = server(() => ({ success: false, errorMessage: "Your wishlist is full" }));
  expect(await changeWish(full.api, wishes, "C")).toEqual({ ok: false, reason: "Your wishlist is full" });
  expect(wishes.has("C")).toBe(false);
  const gone = server(() => Promise.reject(new Error("offline")));
  wishes.set("C", true);
  expect(await changeWish(gone.api, wishes, "C")).toEqual({ ok: false, reason: null });
  expect(wishes.has("C")).toBe(true);
});

test("an impatient second press does nothing, and a late list does not undo the first", async () => {
  const wishes = createWishes();
  let release: (reply: Reply) => void = () => undefined;
  const { api, calls } = server(() => new Promise((resolve) => (release = resolve)));
  const first = changeWish(api, wishes, "C");
  await changeWish(api, wishes, "C");
  await loadWishes(api, wishes);
  expect([wishes.has("A"), wishes.has("C")]).toEqual([true, true]);
  release(fine);
  await first;
  expect(calls).toEqual(["addWishlist", "queryWishlist"]);
  expect(wishes.has("C")).toBe(true);
});
