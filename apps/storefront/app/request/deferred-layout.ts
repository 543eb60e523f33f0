/**
 * A fresh page estimates the height of its off-screen parts (kit/web/content/deferred-section.tsx). At the first input they are laid out
 * one by one, with a frame between two of them, so that jumping down the page and returning to it use real heights.
 */
export async function layOutDeferredParts(): Promise<void> {
  await new Promise<unknown>((go) => {
    for (const sign of ["scroll", "pointermove", "pointerdown", "keydown"])
      addEventListener(sign, go, { once: true, capture: true, passive: true });
  });
  for (const part of document.querySelectorAll(".deferred")) {
    // An IntersectionObserver reports right after the next frame.
    await new Promise<void>((go) => new IntersectionObserver(() => go()).observe(part));
    part.classList.remove("deferred");
  }
}
