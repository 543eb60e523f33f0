import type { Kysely } from "kysely";
import type { Texts } from "#kit/core/locale.ts";
import type { CategoryDraft, ProductDraft } from "#modules/catalogue/contract/drafts.ts";
import { writeAttributes, writeBrands, writeCategories, writeProducts } from "#modules/catalogue/server/index.ts";
import { saveSources, saveStock } from "#modules/inventory/server/index.ts";
import { brands } from "../data/catalogue/brands.ts";
import { categories, type DemoCategory } from "../data/catalogue/categories.ts";
import { colours } from "../data/catalogue/colours.ts";
import type { DemoProduct } from "../data/catalogue/demo-product.ts";
import { type FactCode, facts } from "../data/catalogue/facts.ts";
import { planSkus, planStock, warehouses } from "../data/catalogue/plan-skus.ts";
import { products } from "../data/catalogue/products.ts";
import { sizeRuns } from "../data/catalogue/sizes.ts";
import { texts } from "../data/texts.ts";
import { picturesOf } from "./product-pictures.ts";

const sameInAll = (text: string): Texts => texts(text, text, text, text);
const slugOf = (name: string) => name.toLowerCase().replace(/\s+/g, "-");

const attributes = [
  {
    code: "s_color",
    names: texts("Colour", "Warna", "Màu", "颜色"),
    position: 0,
    values: Object.entries(colours).map(([code, { name, swatch }]) => ({ code, names: name, swatch })),
  },
  {
    code: "s_size",
    names: texts("Size", "Ukuran", "Kích cỡ", "尺码"),
    position: 1,
    values: [...new Set(Object.values(sizeRuns).flat())].map((size) => ({ code: size, names: sameInAll(size) })),
  },
];

function flattened(nodes: readonly DemoCategory[], above: readonly string[] = []): CategoryDraft[] {
  return nodes.flatMap(({ code, slug, name, children = [] }, position) => {
    const path = [...above, code];
    return [{ code, slug, names: name, path, position }, ...flattened(children, path)];
  });
}

/** The product as the catalogue takes it. */
function productDraft(product: DemoProduct): ProductDraft {
  const several = product.colours.length > 1;
  return {
    code: product.code,
    brandCode: product.brand,
    categoryCodes: [product.category],
    names: product.name,
    descriptions: product.description,
    facts: Object.entries(product.facts ?? {}).map(([code, value]) => ({
      code,
      names: facts[code as FactCode],
      values: typeof value === "string" ? sameInAll(value) : value,
    })),
    certificates: product.certificates ?? [],
    picturedBy: several ? "s_color" : null,
    media: product.colours.flatMap((colour) =>
      picturesOf(product.code, colour).map((url) => ({
        url,
        type: "image" as const,
        ...(several ? { value: colour } : {}),
      })),
    ),
    remindable: product.remind ?? false,
    onSale: true,
    releasedOn: product.released,
    skus: planSkus(product),
  };
}

/** Seeds catalogue and inventory. `stores` hold stock for pickup. */
export async function seedCatalogue(
  trx: Kysely<unknown>,
  stores: readonly { code: string; name: string }[],
): Promise<void> {
  await writeBrands(
    trx,
    Object.entries(brands).map(([code, brand]) => ({ code, slug: slugOf(brand.name), ...brand })),
  );
  await writeCategories(trx, flattened(categories));
  await writeAttributes(trx, attributes);
  await writeProducts(trx, products.map(productDraft));
  await saveSources(trx, [
    ...warehouses.map((code, index) => ({ code, kind: "warehouse" as const, name: code, priority: index })),
    ...stores.map(({ code, name }) => ({ code, kind: "store" as const, name })),
  ]);
  await saveStock(
    trx,
    products.flatMap((product) =>
      planStock(
        product,
        stores.map((store) => store.code),
      ),
    ),
  );
}
