/**
 * Resolves after the first contentful paint and the picture with `fetchpriority=high`. A tap or a key ends the wait, and a
 * hidden page does not wait. Its source text is written into the page, so it must not use anything outside itself.
 */
export async function afterPaint(): Promise<void> {
  const longestWait = 3000;
  const wished = new Promise<void>((go) => {
    for (const kind of ["pointerdown", "keydown"])
      addEventListener(kind, () => go(), { once: true, capture: true, passive: true });
    setTimeout(go, longestWait);
  });
  const painted = new Promise<void>((go) => {
    if (document.hidden || !window.PerformanceObserver?.supportedEntryTypes.includes("paint")) return go();
    new PerformanceObserver((seen) => {
      if (seen.getEntriesByName("first-contentful-paint").length > 0) go();
    }).observe({ type: "paint", buffered: true });
  });
  const picture = async () => {
    const urgent = document.querySelector<HTMLImageElement>("main img[fetchpriority=high]");
    if (!urgent || urgent.complete || document.hidden) return;
    await urgent.decode().catch(() => undefined);
    // An IntersectionObserver reports right after the next frame.
    await new Promise<void>((go) => new IntersectionObserver(() => go()).observe(urgent));
  };
  await Promise.race([wished, painted.then(picture)]);
  for (const hint of document.querySelectorAll<HTMLLinkElement>("link[data-rel]")) {
    // Each in its own task: together they would block a slow phone.
    await new Promise((go) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = go;
      port2.postMessage(null);
    });
    hint.rel = hint.dataset.rel ?? "";
  }
}
