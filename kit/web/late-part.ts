import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { nextTask } from "./next-task.ts";

const pauseMs = 3000;

/**
 * A part whose script comes later, or only when it is wanted. A line that breaks in between must not take the page away:
 * the part is asked for until it comes, and what the server drew of it stays as it is.
 */
export function latePart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  const attempt = (pause: Promise<unknown>): Promise<{ default: ComponentType<Props> }> =>
    pause.then(load).then(
      (part) => ({ default: part }),
      () => attempt(new Promise((go) => setTimeout(go, pauseMs))),
    );
  // In a task of its own: asking for a file takes a slow phone long.
  return lazy(() => attempt(nextTask()));
}
