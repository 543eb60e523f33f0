import type { Group } from "../../contract/groups.ts";

export const groupBit: Readonly<Record<Group, number>> = {
  category: 1,
  brand: 2,
  price: 4,
  size: 8,
  color: 16,
  availability: 32,
};

/** What stands for every value of every group: a small number, so that a product is a short row of numbers. */
export type Values = {
  /** The number of a value; a new one when it was never seen. */
  add(group: Group, code: string): number;
  /** The number of a value that some product has; undefined when none does. */
  find(group: Group, code: string): number | undefined;
  count(): number;
  codeOf(value: number): string;
  /** The bit of each value's group, by its number. */
  bits(): Uint8Array;
  /** Every value of a group. */
  of(group: Group): readonly number[];
};

/** More different values than a column of 16 bits can name. */
export const mostValues = 65_535;

export function createValues(): Values {
  const numbers = new Map<string, number>();
  const codes: string[] = [];
  const byGroup: Record<Group, number[]> = {
    category: [],
    brand: [],
    price: [],
    size: [],
    color: [],
    availability: [],
  };
  let bits = new Uint8Array(256);
  return {
    add(group, code) {
      const key = `${group} ${code}`;
      const known = numbers.get(key);
      if (known !== undefined) return known;
      const value = codes.length;
      if (value >= mostValues)
        throw new RangeError("there are more different brands, sizes and colours than can be kept");
      numbers.set(key, value);
      codes.push(code);
      byGroup[group].push(value);
      if (value >= bits.length) {
        const larger = new Uint8Array(bits.length * 2);
        larger.set(bits);
        bits = larger;
      }
      bits[value] = groupBit[group];
      return value;
    },
    find: (group, code) => numbers.get(`${group} ${code}`),
    count: () => codes.length,
    codeOf: (value) => codes[value] ?? "",
    bits: () => bits,
    of: (group) => byGroup[group],
  };
}
