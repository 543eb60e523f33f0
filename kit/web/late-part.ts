import { type ComponentType, type LazyExoticComponent, lazy } from "react";

const pauseMs = 3000;

/**
 * A part whose script comes later, or only when it is wanted. A line that breaks in between must not take the page away:
 * the part is asked for until it comes, and what the server drew of it stays as it is.
 */
export function latePart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  const attempt = (): Promise<{ default: ComponentType<Props> }> =>
    load().then(
      (part) => ({ default: part }),
      () => new Promise((again) => setTimeout(again, pauseMs)).then(attempt),
    );
  return lazy(attempt);
}
