import { type VersionedStore, versionedStore } from "#kit/cache/versioned-cache.ts";
import type { Locale } from "#kit/core/locale.ts";
import type { CatalogueSku } from "./store/catalogue-skus.ts";

/** An SKU as the catalogue describes it; null for an SKU the catalogue does not have. */
export type CachedSku = { readonly sku: CatalogueSku | null };

/**
 * Caches what rarely changes about SKUs, such as names, prices and pictures, under the version of the catalogue, which every
 * read learns from the database. Stock and promotions are never in here.
 */
export type ProductCache = VersionedStore<CachedSku>;

export const productCache = (): ProductCache => versionedStore({ name: "products", maxEntries: 4_000 });

export const productCacheKey = (skuCode: string, locale: Locale): string => `${locale} ${skuCode}`;
