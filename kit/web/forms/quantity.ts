/** The most digits of a quantity: more is a typing mistake. */
export const mostDigits = 4;

/** The typed whole number, unclamped; the old one when it is none. */
export function typedQuantity(typed: string, old: number): number {
  const number = Number.parseInt(typed.slice(0, mostDigits), 10);
  return Number.isNaN(number) ? old : number;
}

/** The typed whole number, clamped; the old one when it is none. */
export function asQuantity(typed: string, { min, max, old }: { min: number; max: number; old: number }): number {
  return Math.max(min, Math.min(max, typedQuantity(typed, old)));
}
