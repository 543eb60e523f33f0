import { useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { changeWish } from "../change-wish.ts";
import { useWishlist } from "../wishlist-provider.tsx";
import { useWishListText } from "./wish-list-text.ts";

const undoStaysMs = 6_000;

/** Takes wishes off the list at once; one press brings them back, and so does a server that says no. */
export function useRemoval() {
  const t = useWishListText();
  const api = useApi();
  const toast = useToast();
  const { wishes } = useWishlist();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const show = (code: string, gone: boolean) =>
    setRemoved((before) => {
      const next = new Set(before);
      if (gone) next.add(code);
      else next.delete(code);
      return next;
    });

  const turn = async (code: string, gone: boolean): Promise<boolean> => {
    show(code, gone);
    // The list is the truth here; the hearts elsewhere may not have been asked for yet.
    wishes.set(code, gone);
    const changed = await changeWish(api, wishes, code);
    if (changed.ok) return true;
    show(code, !gone);
    toast({ kind: "error", text: changed.reason ?? t("failed") });
    return false;
  };

  const remove = async (code: string) => {
    if (wishes.busy.has(code) || !(await turn(code, true))) return;
    const action = { label: t("undo"), onSelect: () => void turn(code, false) };
    toast({ kind: "success", text: t("removed"), action, duration: undoStaysMs });
  };
  return { removed, remove };
}
