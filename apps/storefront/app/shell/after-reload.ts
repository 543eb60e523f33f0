import type { ToastMessage } from "#kit/web/feedback/toast-store.ts";
import { restoreTypedForms } from "../i18n/change-language.ts";
import { owedName } from "../session/storage-names.ts";
import { takeToast } from "./later-toast.ts";

export { changeLanguage } from "../i18n/change-language.ts";

/** What a page owes to the one before the reload: its last words, and what was typed. */
export async function afterReload(toast: (message: ToastMessage) => void): Promise<void> {
  sessionStorage.removeItem(owedName);
  const kept = takeToast(sessionStorage);
  if (kept) toast(kept);
  await restoreTypedForms();
}
