import { createContext, type ReactNode, useContext, useState } from "react";
import { createToastStore, type ToastMessage, type ToastStore } from "./toast-store.ts";

export type ToastTexts = { region: string; dismiss: string };
type Toasts = { store: ToastStore; texts: ToastTexts };

export const ToastContext = createContext<Toasts | null>(null);

/** Provides one toast store. Put one `ToastOutlet` inside, at the end of the page. */
export function ToastProvider({ texts, children }: { texts: ToastTexts; children: ReactNode }) {
  const [store] = useState(() => createToastStore());
  return <ToastContext value={{ store, texts }}>{children}</ToastContext>;
}

/** `const toast = useToast(); toast({ text: "Saved" });` */
export function useToast(): (message: ToastMessage) => void {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error("ToastProvider is missing");
  return toasts.store.toast;
}
