import type { Page } from "@playwright/test";

/** Links and buttons outside running text that are smaller than they may be, with their size. */
export const tooSmall = (page: Page, least: number) =>
  page.evaluate((side) => {
    const targets = document.querySelectorAll("a[href], button, summary, select, input:not([type=hidden])");
    return (
      [...targets]
        .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.closest("p, .sr-only"))
        // The words beside a box are running text as well.
        .filter((target) => !(target.matches("a") && target.closest("label")))
        .map((target) => {
          // A box with a label is as large as both together; a link around other things as large as they are.
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
