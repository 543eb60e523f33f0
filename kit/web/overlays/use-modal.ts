import { type RefObject, useContext, useEffectEvent, useLayoutEffect } from "react";
import { BackGuardContext } from "./back-guard-context.tsx";

export type InitialFocus = "heading" | "field";

const firstField = "input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled)";
/** Media query of devices where Back closes overlays. */
const handHeld = "(max-width: 768px), (pointer: coarse)";

/** Synchronizes a native modal dialog with `open`; the browser handles focus trap, inertness and focus return. */
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

  // Synchronously with the opening: an immediate Back must not leave the page.
  const guard = useContext(BackGuardContext);
  useLayoutEffect(() => {
    if (!open || !guard || !window.matchMedia(handHeld).matches) return;
    return guard.hold(() => close());
  }, [open, guard]);
}
