import { type Locale, locales, type Texts } from "#kit/core/locale.ts";
import { seededRandom } from "#kit/core/seeded-random.ts";
import { qualities } from "./name-terms.ts";
import type { Groups } from "./store/groups.ts";

/** A synthetic product with its SKUs, for benchmarks. Derived from the seed and its number alone. */
export type SyntheticProduct = {
  readonly code: string;
  readonly brandCode: string;
  readonly categoryCode: string;
  readonly names: Texts;
  readonly descriptions: Texts;
  readonly pictures: readonly string[];
  readonly releasedOn: string;
  readonly skus: readonly SyntheticSku[];
};

type SyntheticSku = {
  readonly code: string;
  readonly number: string;
  readonly options: Readonly<Record<string, string>>;
  readonly price: number;
  readonly salePrice: number;
  readonly quantity: number;
  readonly sold: number;
};

/** Prefix of generated codes, by which they are found and removed again. */
export const syntheticPrefix = "SYN";

const skusPerProduct = 3;

const firstDay = Date.UTC(2024, 0, 1);
const day = 86_400_000;

const inEachLanguage = (write: (locale: Locale) => string): Texts =>
  Object.fromEntries(locales.map((locale) => [locale, write(locale)])) as Record<Locale, string>;

export function syntheticProduct(groups: Groups, seed: number, index: number): SyntheticProduct {
  const random = seededRandom(`${seed} ${index}`);
  const below = (count: number) => Math.floor(random() * count);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;

  const [first, second, leaf] = [pick(qualities), pick(qualities), pick(groups.leaves)];
  const code = `${syntheticPrefix}${String(index).padStart(7, "0")}`;
  const names = inEachLanguage((locale) => `${first[locale]} ${second[locale]} ${leaf.name[locale]} ${index}`);
  const price = (39 + below(1960)) * 1_000;
  const salePrice = random() < 0.3 ? Math.round((price * (60 + below(35))) / 100_000) * 1_000 : price;
  const { brandCodes, colours, sizes, pictures } = groups;
  const firstColour = below(colours.length);
  const firstSize = below(sizes.length);
  return {
    code,
    brandCode: pick(brandCodes),
    categoryCode: leaf.code,
    names,
    descriptions: inEachLanguage((locale) => `${names[locale]}. ${first[locale]}, ${second[locale]}.`),
    pictures: pictures.length > 0 ? pick(pictures) : [],
    releasedOn: new Date(firstDay + below(1_040) * day).toISOString().slice(0, 10),
    skus: Array.from({ length: skusPerProduct }, (_, place) => ({
      code: `${code}-${place + 1}`,
      number: `9${String(index).padStart(7, "0")}${place + 1}`,
      options: {
        s_color: colours[(firstColour + place) % colours.length] as string,
        s_size: sizes[(firstSize + place) % sizes.length] as string,
      },
      price,
      salePrice,
      quantity: below(10) === 0 ? 0 : below(200),
      sold: 0,
    })),
  };
}
