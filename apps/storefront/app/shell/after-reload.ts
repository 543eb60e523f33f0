import type { ToastMessage } from "#kit/web/feedback/toast-store.ts";
import { restoreTypedForms } from "../i18n/change-language.ts";
import { afterReloadName } from "../session/storage-names.ts";
import { takeToast } from "./toast-after-reload.ts";

export { changeLanguage } from "../i18n/change-language.ts";

/** Completes the page before the reload: shows its toast and restores typed values. */
export async function afterReload(toast: (message: ToastMessage) => void): Promise<void> {
  sessionStorage.removeItem(afterReloadName);
  const saved = takeToast(sessionStorage);
  if (saved) toast(saved);
  await restoreTypedForms();
}
