import type { Texts } from "#kit/core/locale.ts";
import type { CategoryDraft, ProductDraft } from "#modules/catalogue/contract/drafts.ts";

/** The same text in every language: the engine's tests do not read translations of products. */
export const inAll = (text: string): Texts => ({ "en-US": text, "id-ID": text, "vi-VN": text, "zh-CN": text });

export const warehouses = ["WH01", "WH02"] as const;
export const storeCode = "JKT01";

export const brands = [
  { code: "LKH", slug: "langkah", name: "Langkah", about: inAll("Shoes.") },
  { code: "LAP", slug: "lapangan", name: "Lapangan", about: inAll("Balls.") },
  { code: "BTR", slug: "batara", name: "Batara", about: inAll("Brick sets.") },
];

const category = (code: string, slug: string, name: string, above: readonly string[], position: number) => ({
  code,
  slug,
  names: inAll(name),
  path: [...above, code],
  position,
});

export const categories: readonly CategoryDraft[] = [
  category("SPORTS", "sports", "Sports", [], 0),
  category("BALLS", "balls", "Balls", ["SPORTS"], 0),
  category("FOOTBALL", "footballs", "Football", ["SPORTS", "BALLS"], 0),
  category("SHOES", "shoes", "Shoes", ["SPORTS"], 1),
  category("RUNNINGSHOES", "running-shoes", "Running shoes", ["SPORTS", "SHOES"], 0),
  category("TOYS", "building-toys", "Building toys", [], 1),
  category("BRICKSETS", "brick-sets", "Brick sets", ["TOYS"], 0),
  category("CASTLES", "castles", "Castles", ["TOYS", "BRICKSETS"], 0),
];

const colours = ["brick", "sea"];
const sizes = ["40", "41", "42"];

export const attributes = [
  {
    code: "s_color",
    names: inAll("Colour"),
    position: 0,
    values: colours.map((code, at) => ({ code, names: inAll(code), swatch: at === 0 ? "#c1440e" : "#1f7a8c" })),
  },
  { code: "s_size", names: inAll("Size"), position: 1, values: sizes.map((code) => ({ code, names: inAll(code) })) },
];

type Goods = { readonly code: string; readonly name: string; readonly brand: string; readonly category: string };

/** A pre-order with its own price. */
const preOrder = { code: "BTR1025", price: 1_299_000, shipsFrom: "2099-06-01" };

function draft({ code, name, brand, category: categoryCode }: Goods, at: number, options: Record<string, string>[]) {
  const early = code === preOrder.code;
  const price = early ? preOrder.price : 90_000 + at * 10_000;
  return {
    code,
    brandCode: brand,
    categoryCodes: [categoryCode],
    names: inAll(name),
    descriptions: inAll(`${name}, as the tests of the engine sell it.`),
    facts: [],
    certificates: [],
    picturedBy: null,
    // The one picture every shop has.
    media: [{ url: "/pictures/social.webp", type: "image" as const }],
    remindable: true,
    onSale: true,
    releasedOn: "2026-01-15",
    skus: options.map((chosen, place) => {
      const number = `7${String(at).padStart(6, "0")}${place + 1}`;
      return {
        code: [code, ...(Object.keys(chosen).length > 0 ? Object.values(chosen) : ["ONE"])].join("-").toUpperCase(),
        number,
        extCode: `${brand}/${at}/${place + 1}`,
        barcode: `899${number}`,
        options: chosen,
        price,
        // Every third one is reduced.
        salePrice: at % 3 === 0 && !early ? price - 20_000 : price,
        grams: 700,
        box: [300, 200, 120] as const,
        shipsFrom: early ? preOrder.shipsFrom : null,
      };
    }),
  } satisfies ProductDraft;
}

const inAllColoursAndSizes = colours.flatMap((colour) => sizes.map((size) => ({ s_color: colour, s_size: size })));
const numbered = (count: number, product: (number: number) => Goods) =>
  Array.from({ length: count }, (_, index) => product(1001 + index));

/** Two shoes in six variants, and sixty products with one variant. */
export const products: readonly ProductDraft[] = [
  ...["Angin Pagi Daily Runner", "Angin Sore Trail Runner"].map((name, index) =>
    draft({ code: `LKH${1001 + index}`, name, brand: "LKH", category: "RUNNINGSHOES" }, index, inAllColoursAndSizes),
  ),
  ...[
    ...numbered(30, (number) => ({
      code: `LAP${number}`,
      name: `Match ball ${number}`,
      brand: "LAP",
      category: "FOOTBALL",
    })),
    ...numbered(30, (number) => ({
      code: `BTR${number}`,
      name: `Castle ${number}`,
      brand: "BTR",
      category: "CASTLES",
    })),
  ].map((product, index) => draft(product, index + 2, [{}])),
];

/** Plenty of stock in the first warehouse, every fourth product in the second instead, and a few pieces in the store. */
export const stock = products.flatMap(({ skus }, at) =>
  skus.flatMap(({ code: skuCode }) => [
    { skuCode, sourceCode: at % 4 === 3 ? warehouses[1] : warehouses[0], quantity: 120, sold: 10 },
    { skuCode, sourceCode: storeCode, quantity: 8, sold: 0 },
  ]),
);
