import { type ReactNode, useEffect, useRef } from "react";

/** One step of a dialog. When it takes the place of another, its first field has the focus. */
export function FocusFirst({ children }: { children: ReactNode }) {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => {
    step.current?.querySelector<HTMLElement>("input, select, button")?.focus();
  }, []);
  return <div ref={step}>{children}</div>;
}
