import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { holdBackButton } from "./hold-back-button.ts";

export type InitialFocus = "heading" | "field";

const firstField = "input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled)";
/** Where a Back button or gesture is the habit for closing things. */
const handHeld = "(max-width: 768px), (pointer: coarse)";

/** Keeps a native modal dialog in step with `open`; the browser does the trap, the inert page and the way back of focus. */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  { open, onClose, initialFocus }: { open: boolean; onClose: () => void; initialFocus: InitialFocus },
) {
  const id = useId();
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    if (!element.open) element.showModal();
    const field = initialFocus === "field" ? element.querySelector<HTMLElement>(firstField) : null;
    (field ?? element.querySelector<HTMLElement>("[data-heading]"))?.focus();
    return () => element.close();
  }, [open, dialog, initialFocus]);

  const release = useRef<{ timer?: number; now(): void }>(null);
  useEffect(() => {
    if (!open || !window.matchMedia(handHeld).matches) return;
    // Mounted twice in a row (development checks do so): the hold of the first time is still there.
    if (release.current) window.clearTimeout(release.current.timer);
    else {
      const now = holdBackButton(window, id, () => {
        release.current = null;
        close();
      });
      release.current = { now };
    }
    return () => {
      const held = release.current;
      if (!held) return;
      held.timer = window.setTimeout(() => {
        release.current = null;
        held.now();
      });
    };
  }, [open, id]);
}
