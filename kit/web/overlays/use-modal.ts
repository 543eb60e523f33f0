import { type RefObject, useContext, useEffectEvent, useLayoutEffect } from "react";
import { BackGuardContext } from "./back-guard-context.tsx";

export type InitialFocus = "heading" | "field";

const firstField = "input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled)";
/** Where a Back button or gesture is the habit for closing things. */
const handHeld = "(max-width: 768px), (pointer: coarse)";

/** Keeps a native modal dialog in step with `open`; the browser does the trap, the inert page and the way back of focus. */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  { open, onClose, initialFocus }: { open: boolean; onClose: () => void; initialFocus: InitialFocus },
) {
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    if (!element.open) element.showModal();
    const field = initialFocus === "field" ? element.querySelector<HTMLElement>(firstField) : null;
    (field ?? element.querySelector<HTMLElement>("[data-heading]"))?.focus();
    return () => element.close();
  }, [open, dialog, initialFocus]);

  // In the same breath as the opening: who presses Back as soon as they see it must not leave the page.
  const guard = useContext(BackGuardContext);
  useLayoutEffect(() => {
    if (!open || !guard || !window.matchMedia(handHeld).matches) return;
    return guard.hold(() => close());
  }, [open, guard]);
}
