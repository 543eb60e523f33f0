import { useContext, useEffect, useRef, useSyncExternalStore } from "react";
import { IconButton } from "../actions/icon-button.tsx";
import { cx } from "../class-names.ts";
import { Icon, type IconName } from "../icons/icon.tsx";
import { ToastContext, type ToastTexts } from "./toast-context.tsx";
import type { Toast, ToastKind, ToastStore } from "./toast-store.ts";

const marks: Record<ToastKind, { icon: IconName; colour: string }> = {
  success: { icon: "circle-check", colour: "bg-court text-on-court" },
  error: { icon: "circle-alert", colour: "bg-brick text-on-brick" },
  info: { icon: "info", colour: "bg-sunken text-ink" },
};

const settledMs = 1000;

/**
 * The region of toasts. It is in the top layer, so a dialog does not cover it; each open dialog has its own outlet, because
 * everything outside a modal dialog is inert.
 */
export function ToastOutlet() {
  const toasts = useContext(ToastContext);
  return toasts ? <Region store={toasts.store} texts={toasts.texts} /> : null;
}

function Region({ store, texts }: { store: ToastStore; texts: ToastTexts }) {
  const region = useRef<HTMLElement>(null);
  const shown = useSyncExternalStore(store.subscribe, store.shown, store.shown);

  const silent = shown.length === 0;
  // Open before the first toast: a live region that appears together with its first text is often not announced. Opening forces a layout, so it waits
  // until after hydration.
  useEffect(() => {
    const open = () => void region.current?.togglePopover(true);
    if (!silent) return open();
    const timer = setTimeout(open, settledMs);
    return () => clearTimeout(timer);
  }, [silent]);
  useEffect(() => store.resume, [store]);

  const dismiss = (id: number) => {
    store.dismiss(id);
    store.resume();
  };
  const list = (toastsOfKind: readonly Toast[]) =>
    toastsOfKind.map((toast) => (
      <ToastCard key={toast.id} toast={toast} dismissLabel={texts.dismiss} dismiss={() => dismiss(toast.id)} />
    ));
  return (
    <section
      ref={region}
      popover="manual"
      aria-label={texts.region}
      className="fixed inset-x-0 top-auto bottom-4 mx-auto w-[min(92vw,27rem)] pointer-events-none overflow-visible bg-transparent p-0 text-ink md:bottom-8"
      onPointerEnter={store.pause}
      onPointerLeave={store.resume}
      onFocus={store.pause}
      onBlur={store.resume}
    >
      <div role="status" className="grid">
        {list(shown.filter((toast) => toast.kind !== "error"))}
      </div>
      <div role="alert" className="grid">
        {list(shown.filter((toast) => toast.kind === "error"))}
      </div>
    </section>
  );
}

function ToastCard({ toast, dismissLabel, dismiss }: { toast: Toast; dismissLabel: string; dismiss: () => void }) {
  const { icon, colour } = marks[toast.kind];
  return (
    <div className="toast pointer-events-auto mt-2 flex items-stretch overflow-hidden rounded-lg border border-line bg-raised text-ink shadow-float">
      <span className={cx("flex w-12 shrink-0 items-center justify-center", colour)}>
        <Icon name={icon} />
      </span>
      <p className="min-w-0 grow self-center px-4 py-3 text-sm font-semibold">{toast.text}</p>
      {toast.action ? (
        <button
          type="button"
          className="min-h-11 shrink-0 rounded-md px-3 text-sm font-bold text-brick-ink -outline-offset-4 hover:underline"
          onClick={() => {
            toast.action?.onSelect();
            dismiss();
          }}
        >
          {toast.action.label}
        </button>
      ) : null}
      <IconButton icon="x" size="sm" label={dismissLabel} onClick={dismiss} className="mr-1 self-center" />
    </div>
  );
}
