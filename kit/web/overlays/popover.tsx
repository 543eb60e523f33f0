import { type MouseEvent, type ReactNode, type ToggleEvent, useEffect, useId, useRef, useState } from "react";
import { cx } from "../class-names.ts";
import type { Align } from "./place-beside.ts";
import { usePlacement } from "./use-placement.ts";

export type PopoverProps = {
  /** The content of its button. */
  trigger: ReactNode;
  /** Required when the trigger shows no text. */
  triggerLabel?: string;
  triggerClassName?: string;
  align?: Align;
  panelClassName?: string;
  children: ReactNode;
};

/** A panel beside a button. The browser closes it on Esc, on a click elsewhere and when another one opens. */
export function Popover({
  trigger,
  triggerLabel,
  triggerClassName,
  align = "start",
  panelClassName,
  children,
}: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const place = usePlacement(button, panel, align);

  useEffect(() => {
    if (!open) return;
    window.addEventListener("scroll", place, { passive: true, capture: true });
    window.addEventListener("resize", place);
    return () => {
      window.removeEventListener("scroll", place, { capture: true });
      window.removeEventListener("resize", place);
    };
  }, [open, place]);

  const toggled = (event: ToggleEvent) => {
    setOpen(event.newState === "open");
    if (event.newState === "open") place();
  };
  const click = (event: MouseEvent) => {
    if ((event.target as Element).closest("a, [data-close]")) panel.current?.hidePopover();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={triggerLabel}
        aria-expanded={open}
        className={cx("inline-flex min-h-11 items-center gap-1.5 rounded-md", triggerClassName)}
      >
        {trigger}
      </button>
      {/* biome-ignore lint/a11y: the click only watches for links and buttons inside, which have their own keys. */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        onToggle={toggled}
        onClick={click}
        className={cx(
          "popup fixed m-0 max-h-[70dvh] max-w-[calc(100vw-1rem)] overflow-y-auto rounded-lg border border-line bg-raised p-1.5 text-ink shadow-float",
          panelClassName,
        )}
      >
        {children}
      </div>
    </>
  );
}
