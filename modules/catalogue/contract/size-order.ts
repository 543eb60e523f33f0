const letters = ["XXXS", "XXS", "XS", "S", "M", "L", "XL", "XXL", "XXXL"];
const region = /^(?:EUR|EU|US|UK|ASIA)\s*/i;

type Rank = { readonly group: number; readonly value: number; readonly text: string };

function rankOf(size: string): Rank {
  const text = size.trim().replace(region, "");
  const letter = letters.indexOf(text.toUpperCase());
  if (letter >= 0) return { group: 0, value: letter, text };
  const number = /^\d+(?:[.,]\d+)?/.exec(text);
  if (number) return { group: 1, value: Number(number[0].replace(",", ".")), text };
  return { group: 2, value: 0, text };
}

/**
 * The order of sizes a shopper expects: XXXS to XXXL, then numbers by their value without the region before them,
 * then everything else by its letters.
 */
export function compareSizes(a: string, b: string): number {
  const [left, right] = [rankOf(a), rankOf(b)];
  if (left.group !== right.group) return left.group - right.group;
  if (left.value !== right.value) return left.value - right.value;
  return left.text < right.text ? -1 : left.text > right.text ? 1 : 0;
}
