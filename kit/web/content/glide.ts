/** Slow at both ends; 0 and 1 stay where they are. */
const eased = (part: number): number => part * part * (3 - 2 * part);

/**
 * Moves a row of slides to a place within this time and then calls back. Browsers scroll smoothly by themselves, but each
 * at its own speed. Answers with a way to stop.
 */
export function glide(row: HTMLElement, to: number, milliseconds: number, arrived: () => void): () => void {
  const from = row.scrollLeft;
  const began = performance.now();
  let frame = 0;
  // While it moves the row must not jump to the nearest slide.
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
