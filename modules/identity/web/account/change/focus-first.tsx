import { type ReactNode, useEffect, useRef } from "react";

/** One step of a dialog; focuses its first field when it replaces another step. */
export function FocusFirst({ children }: { children: ReactNode }) {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => {
    step.current?.querySelector<HTMLElement>("input, select, button")?.focus();
  }, []);
  return <div ref={step}>{children}</div>;
}
