import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useRef } from "react";
import { IconButton } from "../actions/icon-button.tsx";
import { cx } from "../class-names.ts";
import { ToastOutlet } from "../feedback/toast-region.tsx";
import { type InitialFocus, useModal } from "./use-modal.ts";

export type ModalProps = {
  open: boolean;
  /** Called for Esc, the close button, a click on the backdrop and Back on a phone; the owner then sets `open` to false. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Initial focus: the heading for reading, the first field for filling in. */
  initialFocus?: InitialFocus;
  /** False while an answer is required: no close button, no Esc, no click on the backdrop. */
  dismissible?: boolean;
  /** Shows the title to screen readers only. */
  hideTitle?: boolean;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
};

/** The common part of dialog and drawer; `shape` positions and sizes it. */
export function Modal({ shape, ...props }: ModalProps & { shape: string }) {
  const { open, onClose, title, closeLabel, dismissible = true, hideTitle = false, footer, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const pressedOutside = useRef(false);
  const leave = () => {
    if (dismissible) onClose();
  };
  useModal(dialog, { open, onClose: leave, initialFocus: props.initialFocus ?? "heading" });

  const cancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    leave();
  };
  // Some browsers close on a second Esc without a cancel event.
  const closed = (event: SyntheticEvent) => {
    if (event.target !== dialog.current || !open) return;
    if (dismissible) onClose();
    else dialog.current?.showModal();
  };
  // A press that began inside, such as selecting text, and ended outside is no click on the backdrop.
  const press = (event: MouseEvent) => {
    pressedOutside.current = event.target === dialog.current;
  };
  const click = (event: MouseEvent) => {
    if (pressedOutside.current && event.target === dialog.current) leave();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Esc and the close button; this is the mouse's way.
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className={cx("modal fixed m-auto hidden flex-col bg-raised p-0 text-ink shadow-modal open:flex", shape)}
      onCancel={cancel}
      onClose={closed}
      onPointerDown={press}
      onClick={click}
    >
      {open ? (
        <>
          <div
            className={cx("flex items-start gap-2 px-5 pt-5 md:px-7", hideTitle ? "absolute inset-x-0 top-0" : "pb-3")}
          >
            <h2
              id={heading}
              tabIndex={-1}
              data-heading=""
              className={cx("min-w-0 grow self-center text-xl font-extrabold", hideTitle && "sr-only")}
            >
              {title}
            </h2>
            {dismissible ? (
              <IconButton icon="x" label={closeLabel} onClick={onClose} className="-mt-2 -mr-2 ml-auto md:-mr-4" />
            ) : null}
          </div>
          <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 pt-1 pb-5 md:px-7 md:pb-7">
            {children}
          </div>
          {footer ? (
            <div className="flex flex-wrap gap-3 border-t border-line px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:px-7">
              {footer}
            </div>
          ) : null}
          <ToastOutlet />
        </>
      ) : null}
    </dialog>
  );
}
