import type { Page } from "@playwright/test";

/** Links and buttons outside running text that are smaller than they may be, with their size. */
export const smallTouchTargets = (page: Page, least: number) =>
  page.evaluate((side) => {
    // A browser may answer sizes of a part whose layout it has put off from before that layout.
    for (const part of document.querySelectorAll<HTMLElement>(".deferred")) part.style.contentVisibility = "visible";
    const targets = document.querySelectorAll("a[href], button, summary, select, input:not([type=hidden])");
    return (
      [...targets]
        .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.closest("p, .sr-only"))
        // A checkbox's label is running text as well.
        .filter((target) => !(target.matches("a") && target.closest("label")))
        .map((target) => {
          // A checkbox counts with its label; a link with its content.
          const parts = [target, ...((target as HTMLInputElement).labels ?? []), ...target.children];
          const sizes = parts.map((part) => part.getBoundingClientRect());
          const width = Math.max(...sizes.map((size) => size.width));
          const height = Math.max(...sizes.map((size) => size.height));
          return { name: target.getAttribute("aria-label") ?? target.textContent, width, height };
        })
        .filter(({ width, height }) => width > 1 && (width < side || height < side))
        .map(({ name, width, height }) => `${name?.trim()}: ${Math.round(width)} × ${Math.round(height)}`)
    );
  }, least);
