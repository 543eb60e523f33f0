/** The nearest allowed whole number to what was typed; the old one when nothing sensible was. */
export function asQuantity(typed: string, { min, max, old }: { min: number; max: number; old: number }): number {
  const number = Number.parseInt(typed, 10);
  if (Number.isNaN(number)) return old;
  return Math.max(min, Math.min(max, number));
}
