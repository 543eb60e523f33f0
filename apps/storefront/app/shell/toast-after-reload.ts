import * as v from "valibot";
import { afterReloadName } from "../session/storage-names.ts";

/** A toast for the page after a reload: one shown before it would disappear. */
export const savedToastName = "laterToast";

export type SavedToast = { readonly kind: "success" | "error" | "info"; readonly text: string };

const stored = v.object({ kind: v.picklist(["success", "error", "info"]), text: v.pipe(v.string(), v.maxLength(500)) });

export function saveToast(storage: Pick<Storage, "setItem">, toast: SavedToast): void {
  storage.setItem(afterReloadName, "1");
  storage.setItem(savedToastName, JSON.stringify(toast));
}

/** Reads and removes the stored toast. */
export function takeToast(storage: Pick<Storage, "getItem" | "removeItem">): SavedToast | null {
  const text = storage.getItem(savedToastName);
  storage.removeItem(savedToastName);
  try {
    const read = v.safeParse(stored, JSON.parse(text ?? "null"));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
