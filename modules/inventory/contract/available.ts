/** Units that can still be bought (D-33): what was given less what is sold or reserved, never below nothing. */
export const available = ({ quantity, sold }: { quantity: number; sold: number }): number =>
  Math.max(0, quantity - sold);
