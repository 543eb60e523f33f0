/**
 * A fresh page guesses how high its far parts are (kit/web/content/drawn-near.tsx). Once it is alive they are worked out one by
 * one, a picture of the page between two of them, so that nobody who jumps down the page, or leaves it and comes back, does so by guesses.
 */
export async function workOutTheRest(): Promise<void> {
  for (const part of document.querySelectorAll(".drawn-near")) {
    // An observer of what is on the screen is told right after the next picture of the page.
    await new Promise<void>((go) => new IntersectionObserver(() => go()).observe(part));
    part.classList.remove("drawn-near");
  }
}
