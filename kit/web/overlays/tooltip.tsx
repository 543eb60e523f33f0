import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { usePlacement } from "./use-placement.ts";

export type TooltipProps = {
  text: string;
  /** The control it describes, given the id for aria-describedby. */
  children: (describedBy: string) => ReactNode;
  /** How long it stays after pointer and focus have left, for slow readers. */
  lingerMs?: number;
};

/** A short description of a control, on hover and on focus. Never the only source of information. */
export function Tooltip({ text, children, lingerMs = 0 }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const place = usePlacement(anchor, tip, "center");

  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const show = () => {
    window.clearTimeout(timer.current);
    if (tip.current?.matches(":popover-open")) return;
    tip.current?.showPopover();
    place();
  };
  const hide = () => {
    window.clearTimeout(timer.current);
    tip.current?.hidePopover();
  };
  const leave = () => {
    if (lingerMs > 0) timer.current = window.setTimeout(hide, lingerMs);
    else hide();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === "Escape") hide();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens to the control inside.
    <span
      ref={anchor}
      className="inline-flex"
      onPointerEnter={show}
      onPointerLeave={leave}
      onFocus={show}
      onBlur={leave}
      onKeyDown={key}
    >
      {children(id)}
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        className="popup pointer-events-none fixed m-0 max-w-64 rounded-sm bg-ink px-3 py-1.5 text-sm font-semibold text-paper"
      >
        {text}
      </span>
    </span>
  );
}
