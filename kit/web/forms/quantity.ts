/** How many digits a quantity may have: more is a slip of the finger. */
export const mostDigits = 4;

/** The whole number that was typed, within limits or not; the old one when it is none. */
export function typedQuantity(typed: string, old: number): number {
  const number = Number.parseInt(typed.slice(0, mostDigits), 10);
  return Number.isNaN(number) ? old : number;
}

/** The nearest allowed whole number to what was typed; the old one when nothing sensible was. */
export function asQuantity(typed: string, { min, max, old }: { min: number; max: number; old: number }): number {
  return Math.max(min, Math.min(max, typedQuantity(typed, old)));
}
