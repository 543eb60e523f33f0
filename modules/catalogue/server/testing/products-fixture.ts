import type { Kysely } from "kysely";
import type { Texts } from "#kit/core/locale.ts";
import { saveSources, saveStock } from "#modules/inventory/server/index.ts";
import type { ProductDraft, SkuDraft } from "../../contract/drafts.ts";
import { writeAttributes, writeBrands, writeCategories } from "../store/write-groups.ts";
import { writeProducts } from "../store/write-products.ts";

export const inAll = (text: string): Texts => ({
  "en-US": text,
  "id-ID": `${text} (id)`,
  "vi-VN": `${text} (vi)`,
  "zh-CN": `${text} (zh)`,
});

export const aSku = (code: string, given: Partial<SkuDraft> = {}): SkuDraft => ({
  code,
  number: `N-${code}`,
  extCode: `E-${code}`,
  barcode: `B-${code}`,
  options: {},
  price: 500_000,
  salePrice: 500_000,
  grams: 900,
  box: [300, 200, 120],
  ...given,
});

export const aProduct = (code: string, given: Partial<ProductDraft> = {}): ProductDraft => ({
  code,
  brandCode: "LKH",
  categoryCodes: ["RUN"],
  names: inAll(`Thing ${code}`),
  descriptions: inAll(`About ${code}`),
  facts: [],
  certificates: [],
  picturedBy: null,
  media: [{ url: `/pictures/products/${code.toLowerCase()}-1.webp`, type: "image" }],
  remindable: false,
  onSale: true,
  releasedOn: "2026-05-01",
  skus: [aSku(`${code}-A`)],
  ...given,
});

/** A running shoe in two colours and three sizes, with a picture of each colour, a fact and a certificate. */
export const runningShoe = aProduct("LKH1", {
  names: inAll("Road Runner"),
  facts: [{ code: "material", names: inAll("Material"), values: inAll("Knit") }],
  certificates: [{ type: "SNI", number: "123" }],
  picturedBy: "s_color",
  media: [
    { url: "/pictures/products/lkh1-red-1.webp", type: "image", value: "red" },
    { url: "/pictures/products/lkh1-red-2.webp", type: "image", value: "red" },
    { url: "/pictures/products/lkh1-blue-1.webp", type: "image", value: "blue" },
    { url: "/pictures/products/lkh1-film.mp4", type: "video" },
  ],
  remindable: true,
  skus: ["red", "blue"].flatMap((colour) =>
    ["EU 42", "EU 9", "EU 40"].map((size) =>
      aSku(`LKH1-${colour}-${size.slice(3)}`, {
        options: { s_color: colour, s_size: size },
        price: 900_000,
        salePrice: colour === "red" ? 900_000 : 675_000,
        shipsFrom: size === "EU 9" ? "2027-01-15" : null,
      }),
    ),
  ),
});

/** Fills a shop with one brand, three categories, two attributes and the given products; ten of each SKU by default. */
export async function insertProducts(
  db: Kysely<unknown>,
  products: readonly ProductDraft[] = [runningShoe],
  stock: Readonly<Record<string, { quantity: number; sold: number }>> = {},
): Promise<void> {
  await writeBrands(db, [{ code: "LKH", slug: "langkah", name: "Langkah", about: inAll("Shoes") }]);
  await writeCategories(db, [
    { code: "WEAR", slug: "wear", names: inAll("Wear"), path: ["WEAR"], position: 0 },
    { code: "SHOES", slug: "shoes", names: inAll("Shoes"), path: ["WEAR", "SHOES"], position: 0 },
    { code: "RUN", slug: "running-shoes", names: inAll("Running"), path: ["WEAR", "SHOES", "RUN"], position: 0 },
  ]);
  await writeAttributes(db, [
    {
      code: "s_color",
      names: inAll("Colour"),
      position: 0,
      values: [
        { code: "red", names: inAll("Red"), swatch: "#b92b18" },
        { code: "blue", names: inAll("Blue") },
      ],
    },
    {
      code: "s_size",
      names: inAll("Size"),
      position: 1,
      values: ["EU 42", "EU 9", "EU 40"].map((size) => ({ code: size, names: inAll(size) })),
    },
  ]);
  await writeProducts(db, products);
  await saveSources(db, [{ code: "WH01", kind: "warehouse", name: "Jakarta" }]);
  await saveStock(
    db,
    products.flatMap((product) =>
      product.skus.map(({ code }) => ({ skuCode: code, sourceCode: "WH01", quantity: 10, sold: 0, ...stock[code] })),
    ),
  );
}
