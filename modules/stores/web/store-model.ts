import { distanceKm, type Place } from "../contract/distance.ts";
import type { StoreListResult } from "./store-list.graphql.gen.ts";

export type StoreModel = StoreListResult["queryStoreList"][number];

/** A store with its distance, if the visitor's position is known. */
export type ListedStore = { readonly store: StoreModel; readonly km: number | null };

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** The stores whose name, street, city or province contain every word of the search. */
export function storesMatching(stores: readonly StoreModel[], search: string): StoreModel[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return stores.filter(({ storeName, address1, city, province }) => {
    const text = plain(`${storeName} ${address1} ${city} ${province}`);
    return words.every((word) => text.includes(word));
  });
}

/** Nearest first when the position is known, otherwise in the default order. */
export function listedStores(stores: readonly StoreModel[], from: Place | null): ListedStore[] {
  if (!from) return stores.map((store) => ({ store, km: null }));
  return stores.map((store) => ({ store, km: distanceKm(from, store) })).sort((one, other) => one.km - other.km);
}

/** "850 m", "3.4 km", "120 km", in the number format of the language. */
export function distanceText(km: number, locale: string): string {
  const unit = km < 1 ? "meter" : "kilometer";
  const value = km < 1 ? Math.round(km * 100) * 10 : km;
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit,
    maximumFractionDigits: km >= 1 && km < 10 ? 1 : 0,
  }).format(value);
}

export const storeAnchor = (code: string): string => `store-${code}`;

/** The URL of the route in the visitor's map application. */
export const directionsUrl = ({ latitude, longitude }: Place): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
