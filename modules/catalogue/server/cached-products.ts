import { versionedStore } from "#kit/cache/versioned-cache.ts";
import type { Locale } from "#kit/core/locale.ts";
import type { FragmentBatch } from "#kit/postgres/batch-fragments.ts";
import type { CatalogueProduct, Sku } from "./product.ts";
import { type AttributeNames, attributeNames } from "./store/attributes.ts";
import { catalogueProducts } from "./store/catalogue-products.ts";
import { catalogueVersion } from "./store/catalogue-version.ts";

/** One option of an SKU, such as its colour, with its name. */
type Choice = { readonly code: string; readonly name: string; readonly value: string };

/** One SKU with its product, as the catalogue describes them; the same object until the catalogue changes. */
export type CatalogueSku = {
  readonly product: CatalogueProduct;
  readonly sku: Sku;
  /** In the order attributes are shown. */
  readonly choices: readonly Choice[];
};

/** A cached product, under its own code and under the code of each of its SKUs; null for a code the catalogue does not have. */
type Entry = { readonly product: CatalogueProduct | null; readonly skus: ReadonlyMap<string, CatalogueSku> };

const unknown: Entry = { product: null, skus: new Map() };

/** Entries of one version of the catalogue, by the requested code. */
export type FoundProducts = {
  readonly version: string;
  readonly entries: ReadonlyMap<string, Entry>;
  readonly attributes: readonly AttributeNames[];
};

/** Whether the codes are those of products or of SKUs. */
type CodeKind = "product" | "sku";

/**
 * Caches product descriptions under the version of the catalogue, which each read gets from the database. Stock and promotions are never
 * in here.
 */
export function cachedProducts() {
  // Counted in codes: a product takes one entry, and one for each of its SKUs.
  const products = versionedStore<Entry>({ name: "products", maxEntries: 16_000 });
  const attributes = versionedStore<readonly AttributeNames[]>({ name: "attribute names", maxEntries: 8 });
  const keyOf = (kind: CodeKind, code: string, locale: Locale) => `${locale} ${kind} ${code}`;

  /** One statement, unless the catalogue changed since the attributes were cached: then everything is read again. */
  async function load(
    read: FragmentBatch,
    kind: CodeKind,
    codes: readonly string[],
    locale: Locale,
  ): Promise<FoundProducts> {
    const expected = attributes.latest();
    const known = expected === null ? undefined : attributes.at(expected).get(locale);
    const wanted = kind === "sku" ? { skuCodes: codes, productCodes: [] } : { skuCodes: [], productCodes: codes };
    const [version, found, names] = await Promise.all([
      read(catalogueVersion),
      codes.length > 0 ? read(catalogueProducts({ ...wanted, locale })) : [],
      known ?? read(attributeNames({ locale })),
    ]);
    const current = attributes.at(version);
    if (known && version !== expected) return load(read, kind, codes, locale);
    current.set(locale, names);
    const store = products.at(version);
    const entries = new Map(codes.map((code): [string, Entry] => [code, unknown]));
    for (const product of found) {
      const skus = new Map(product.skus.map((sku) => [sku.code, catalogueSku(product, sku, names)]));
      const entry = { product, skus };
      store.set(keyOf("product", product.code, locale), entry);
      for (const code of skus.keys()) store.set(keyOf("sku", code, locale), entry);
      for (const code of kind === "sku" ? skus.keys() : [product.code]) if (entries.has(code)) entries.set(code, entry);
    }
    for (const [code, entry] of entries) if (entry === unknown) store.set(keyOf(kind, code, locale), unknown);
    return { version, entries, attributes: names };
  }

  /** These codes in one version of the catalogue, or in a newer one: reads only what is not cached. */
  async function at(
    read: FragmentBatch,
    kind: CodeKind,
    codes: readonly string[],
    locale: Locale,
    version: string,
  ): Promise<FoundProducts> {
    const { entries, missing, names } = lookup(kind, codes, locale, version);
    if (missing.length === 0 && names) return { version, entries, attributes: names };
    const loaded = await load(read, kind, missing, locale);
    // The catalogue changed between the two statements: all products must be of one version.
    if (loaded.version !== version) return at(read, kind, codes, locale, loaded.version);
    return { ...loaded, entries: new Map([...entries, ...loaded.entries]) };
  }

  function lookup(kind: CodeKind, codes: readonly string[], locale: Locale, version: string | null) {
    const entries = new Map<string, Entry>();
    if (version === null) return { entries, missing: codes, names: undefined };
    const store = products.at(version);
    const missing: string[] = [];
    for (const code of codes) {
      const entry = store.get(keyOf(kind, code, locale));
      if (entry) entries.set(code, entry);
      else missing.push(code);
    }
    return { entries, missing, names: attributes.at(version).get(locale) };
  }

  return {
    at,
    /** The same in the version of the database now: one statement, and one more only when the catalogue has changed. */
    async now(read: FragmentBatch, kind: CodeKind, codes: readonly string[], locale: Locale): Promise<FoundProducts> {
      const expected = products.latest();
      const { entries, missing, names } = lookup(kind, codes, locale, expected);
      if (missing.length === 0 && names) {
        const version = await read(catalogueVersion);
        return version === expected ? { version, entries, attributes: names } : at(read, kind, codes, locale, version);
      }
      const loaded = await load(read, kind, missing, locale);
      if (loaded.version !== expected && entries.size > 0) return at(read, kind, codes, locale, loaded.version);
      return { ...loaded, entries: new Map([...entries, ...loaded.entries]) };
    },
  };
}

const catalogueSku = (product: CatalogueProduct, sku: Sku, attributes: readonly AttributeNames[]): CatalogueSku => ({
  product,
  sku,
  choices: attributes.flatMap(({ code, name, values }) => {
    const option = sku.options[code];
    return option === undefined ? [] : [{ code, name, value: values[option]?.name ?? option }];
  }),
});
