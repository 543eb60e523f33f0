import * as v from "valibot";
import { owedName } from "../session/storage-names.ts";

/** Words for the page after a reload: a toast of the page before would be gone with it. */
export const laterToastName = "laterToast";

export type LaterToast = { readonly kind: "success" | "error" | "info"; readonly text: string };

const stored = v.object({ kind: v.picklist(["success", "error", "info"]), text: v.pipe(v.string(), v.maxLength(500)) });

export function keepToast(storage: Pick<Storage, "setItem">, toast: LaterToast): void {
  storage.setItem(owedName, "1");
  storage.setItem(laterToastName, JSON.stringify(toast));
}

/** What was kept, once. */
export function takeToast(storage: Pick<Storage, "getItem" | "removeItem">): LaterToast | null {
  const text = storage.getItem(laterToastName);
  storage.removeItem(laterToastName);
  try {
    const read = v.safeParse(stored, JSON.parse(text ?? "null"));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
