import { type Random, seededRandom } from "#kit/core/seeded-random.ts";
import { orderCodeAlphabet, orderCodeLength } from "#modules/order/contract/order-code.ts";

/** Choices that depend on the seed alone. */
export type RandomChoices = {
  /** A whole number from `low` to `high`. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** One of these, each in proportion to its weight. */
  weighted<Item>(items: readonly (readonly [item: Item, weight: number])[]): Item;
  uuid(): string;
  /** The random part of an order's or a return's code. */
  code(): string;
  digits(count: number): string;
};

export function randomChoices(seed: string): RandomChoices {
  const random: Random = seededRandom(seed);
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  const hex = (count: number) => Array.from({ length: count }, () => between(0, 15).toString(16)).join("");
  const pick = <Item>(items: readonly Item[]): Item => items[between(0, items.length - 1)] as Item;
  return {
    between,
    chance: (probability) => random() < probability,
    pick,
    weighted(items) {
      let left = random() * items.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of items) {
        left -= weight;
        if (left < 0) return item;
      }
      return (items.at(-1) as (typeof items)[number])[0];
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
    code: () => Array.from({ length: orderCodeLength }, () => pick([...orderCodeAlphabet])).join(""),
    digits: (count) => Array.from({ length: count }, () => between(0, 9)).join(""),
  };
}
