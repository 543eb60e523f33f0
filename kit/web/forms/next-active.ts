/** The option an arrow key activates; past either end comes the field itself (-1), then the other end. */
export function nextActive(active: number, key: "ArrowDown" | "ArrowUp", count: number): number {
  if (count === 0) return -1;
  const places = count + 1;
  const step = key === "ArrowDown" ? 1 : -1;
  return ((active + 1 + step + places) % places) - 1;
}
