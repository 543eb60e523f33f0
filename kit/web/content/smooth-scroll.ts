/** Ease in and out; maps 0 and 1 to themselves. */
const eased = (part: number): number => part * part * (3 - 2 * part);

/** Scrolls a row to a position within this time and then calls back. Native smooth scrolling has a different speed in each browser. Returns a function to stop. */
export function smoothScroll(row: HTMLElement, to: number, milliseconds: number, arrived: () => void): () => void {
  const from = row.scrollLeft;
  const began = performance.now();
  let frame = 0;
  // Scroll snapping is off while it moves.
  row.style.scrollSnapType = "none";
  const step = (now: number) => {
    const part = milliseconds > 0 ? Math.min(1, Math.max(0, now - began) / milliseconds) : 1;
    row.scrollLeft = from + (to - from) * eased(part);
    if (part < 1) frame = requestAnimationFrame(step);
    else end();
  };
  const end = () => {
    arrived();
    row.style.scrollSnapType = "";
  };
  frame = requestAnimationFrame(step);
  return () => {
    cancelAnimationFrame(frame);
    row.style.scrollSnapType = "";
  };
}
