/**
 * A fresh page guesses how high its far parts are (kit/web/content/drawn-near.tsx). At the first sign that somebody moves they are worked
 * out one by one, a picture of the page between two of them, so that nobody who jumps down the page, or leaves it and comes back, does so by
 * guesses.
 */
export async function workOutTheRest(): Promise<void> {
  await new Promise<unknown>((go) => {
    for (const sign of ["scroll", "pointermove", "pointerdown", "keydown"])
      addEventListener(sign, go, { once: true, capture: true, passive: true });
  });
  for (const part of document.querySelectorAll(".drawn-near")) {
    // An observer of what is on the screen is told right after the next picture of the page.
    await new Promise<void>((go) => new IntersectionObserver(() => go()).observe(part));
    part.classList.remove("drawn-near");
  }
}
