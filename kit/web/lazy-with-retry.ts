import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { nextTask } from "./next-task.ts";

const pauseMs = 3000;

/**
 * React's `lazy` with retries. A connection that breaks while the script loads must not replace the page with an error:
 * the import is repeated until it succeeds, and the HTML the server rendered stays meanwhile.
 */
export function lazyWithRetry<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const attempt = (pause: Promise<unknown>): Promise<{ default: ComponentType<Props> }> =>
    pause.then(load).then(
      (part) => ({ default: part }),
      () => attempt(new Promise((go) => setTimeout(go, pauseMs))),
    );
  // In its own task: starting an import takes long on a slow phone.
  return lazy(() => attempt(nextTask()));
}
