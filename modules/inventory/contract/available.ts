/** Units that can still be bought (D-33): the stock less sold and reserved units, at least 0. */
export const available = ({ quantity, sold }: { quantity: number; sold: number }): number =>
  Math.max(0, quantity - sold);
