import type { Api } from "#kit/graphql/client.ts";
import type { Wishes } from "./wishes.ts";
import { AddWishDocument, RemoveWishDocument, WishedCodesDocument } from "./wishlist.graphql.gen.ts";

/** Asks once which hearts are full. Without an answer they stay empty. */
export async function loadWishes(api: Api, wishes: Wishes): Promise<void> {
  const { queryWishlist } = await api(WishedCodesDocument);
  wishes.fill((queryWishlist.data?.dataList ?? []).map(({ productCode }) => productCode));
}

export type ChangedWish = { readonly ok: true } | { readonly ok: false; readonly reason: string | null };

/**
 * Turns a heart over: on the screen at once, then on the server. When the server says no, or says nothing, the heart is
 * as it was before. A press while one is under way does nothing.
 */
export async function changeWish(api: Api, wishes: Wishes, productCode: string): Promise<ChangedWish> {
  if (wishes.busy.has(productCode)) return { ok: true };
  const wished = !wishes.has(productCode);
  wishes.busy.add(productCode);
  wishes.set(productCode, wished);
  try {
    const { success, errorMessage } = wished
      ? (await api(AddWishDocument, { productCode })).addWishlist
      : (await api(RemoveWishDocument, { productCode })).removeWishlist;
    if (success) return { ok: true };
    wishes.set(productCode, !wished);
    return { ok: false, reason: errorMessage };
  } catch {
    wishes.set(productCode, !wished);
    return { ok: false, reason: null };
  } finally {
    wishes.busy.delete(productCode);
  }
}
