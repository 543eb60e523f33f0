import type { Shop } from "./shop.ts";

/** Drops the cached pages of every node. A change by SQL does not. */
export const forgetPages = (shop: Shop) => shop.sql("select pg_notify('page_cache', '*')");
