import { useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { toggleItem } from "../toggle-item.ts";
import { useWishlist } from "../wishlist-provider.tsx";
import { useWishlistPageText } from "./wishlist-page-text.ts";

const undoMs = 6_000;

/** Removes items optimistically, with an undo; a refusal of the server restores them. */
export function useRemoveItem() {
  const t = useWishlistPageText();
  const api = useApi();
  const toast = useToast();
  const { state } = useWishlist();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const show = (code: string, gone: boolean) =>
    setRemoved((before) => {
      const next = new Set(before);
      if (gone) next.add(code);
      else next.delete(code);
      return next;
    });

  const change = async (code: string, gone: boolean): Promise<boolean> => {
    show(code, gone);
    // This page's list counts: the shared state may not be loaded yet.
    state.set(code, gone);
    const result = await toggleItem(api, state, code);
    if (result.ok) return true;
    show(code, !gone);
    toast({ kind: "error", text: result.reason ?? t("failed") });
    return false;
  };

  const remove = async (code: string) => {
    if (state.busy.has(code) || !(await change(code, true))) return;
    const action = { label: t("undo"), onSelect: () => void change(code, false) };
    toast({ kind: "success", text: t("removed"), action, duration: undoMs });
  };
  return { removed, remove };
}
