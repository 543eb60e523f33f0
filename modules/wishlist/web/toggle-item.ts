import type { Api } from "#kit/graphql/client.ts";
import { AddWishlistItemDocument, RemoveWishlistItemDocument, WishlistCodesDocument } from "./wishlist.graphql.gen.ts";
import type { WishlistState } from "./wishlist-state.ts";

export async function loadWishlist(api: Api, state: WishlistState): Promise<void> {
  const { queryWishlist } = await api(WishlistCodesDocument);
  state.fill((queryWishlist.data?.dataList ?? []).map(({ productCode }) => productCode));
}

export type ToggleResult = { readonly ok: true } | { readonly ok: false; readonly reason: string | null };

/**
 * Adds or removes a product: optimistically on the screen, then on the server. A refusal or a failed request reverts the
 * screen. Calls while a request is under way do nothing.
 */
export async function toggleItem(api: Api, state: WishlistState, productCode: string): Promise<ToggleResult> {
  if (state.busy.has(productCode)) return { ok: true };
  const wished = !state.has(productCode);
  state.busy.add(productCode);
  state.set(productCode, wished);
  try {
    const { success, errorMessage } = wished
      ? (await api(AddWishlistItemDocument, { productCode })).addWishlist
      : (await api(RemoveWishlistItemDocument, { productCode })).removeWishlist;
    if (success) return { ok: true };
    state.set(productCode, !wished);
    return { ok: false, reason: errorMessage };
  } catch {
    state.set(productCode, !wished);
    return { ok: false, reason: null };
  } finally {
    state.busy.delete(productCode);
  }
}
