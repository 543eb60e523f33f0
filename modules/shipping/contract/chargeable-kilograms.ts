/** Weight and box size of a product. */
export type PackedItem = {
  readonly grams: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly quantity: number;
};

/** Couriers count 6,000 cubic centimetres as a kilogram, which makes 6,000 cubic millimetres a gram. */
const cubicMillimetresPerGram = 6000;
const gramsPerKilogram = 1000;
/** So much above a whole kilogram is still forgiven: 1.29 kg are charged as 1, 1.3 kg as 2. */
const chargedFromGrams = 300;

/** The kilograms a courier charges for a parcel: of weight and volume the larger, rounded up from .3, at least one (D-46). */
export function chargeableKilograms(items: readonly PackedItem[]): number {
  let grams = 0;
  let cubicMillimetres = 0;
  for (const { quantity, ...item } of items) {
    grams += item.grams * quantity;
    cubicMillimetres += item.lengthMm * item.widthMm * item.heightMm * quantity;
  }
  const charged = Math.max(grams, cubicMillimetres / cubicMillimetresPerGram);
  const whole = Math.floor(charged / gramsPerKilogram);
  const rest = charged - whole * gramsPerKilogram;
  return Math.max(1, rest >= chargedFromGrams ? whole + 1 : whole);
}
