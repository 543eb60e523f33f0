import { type ComponentType, type LazyExoticComponent, lazy } from "react";

const pauseMs = 3000;

/**
 * A part whose script comes later, or only when it is wanted. A line that breaks in between must not take the page away:
 * the part is asked for until it comes, and what the server drew of it stays as it is.
 */
export function latePart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  // The first time in a task of its own: asking for a file takes a slow phone long.
  const attempt = (pause: number): Promise<{ default: ComponentType<Props> }> =>
    new Promise((go) => setTimeout(go, pause)).then(load).then(
      (part) => ({ default: part }),
      () => attempt(pauseMs),
    );
  return lazy(() => attempt(0));
}
