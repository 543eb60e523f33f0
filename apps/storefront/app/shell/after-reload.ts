import type { NavigateFunction } from "react-router";
import type { ToastMessage } from "#kit/web/feedback/toast-store.ts";
import { afterLanguageChange } from "../i18n/change-language.ts";
import { owedName } from "../session/storage-names.ts";
import { takeToast } from "./later-toast.ts";

export { changeLanguage } from "../i18n/change-language.ts";

/** What a page owes to the one before the reload: its last words, what was typed, and an address without the language. */
export async function afterReload(navigate: NavigateFunction, toast: (message: ToastMessage) => void): Promise<void> {
  sessionStorage.removeItem(owedName);
  const kept = takeToast(sessionStorage);
  if (kept) toast(kept);
  await afterLanguageChange(navigate);
}
