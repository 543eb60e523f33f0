import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import type { IconName } from "#kit/web/icons/icon.tsx";
import type { AdminFindResult } from "./find.graphql.gen.ts";
import type { PaletteEntry } from "./palette-entries.ts";
import { type PaletteTextKey, usePaletteText } from "./palette-text.ts";

/** What `/admin/find` answers; `found` is null when it could not be asked. */
export type FindAnswer = { readonly text: string; readonly found: AdminFindResult["adminFind"] | null };

const typingPauseMs = 150;

const kinds: Readonly<Record<string, { readonly group: PaletteTextKey; readonly icon: IconName }>> = {
  order: { group: "group_orders", icon: "package" },
  return: { group: "group_returns", icon: "undo-2" },
  customer: { group: "group_customers", icon: "user" },
  product: { group: "group_products", icon: "tag" },
  sku: { group: "group_skus", icon: "warehouse" },
  brand: { group: "group_brands", icon: "badge-check" },
  category: { group: "group_categories", icon: "menu" },
  coupon: { group: "group_coupons", icon: "ticket-percent" },
  price_plan: { group: "group_price_plans", icon: "clock" },
  promotion: { group: "group_promotions", icon: "ticket-percent" },
  page: { group: "group_landing_pages", icon: "layout-grid" },
  article: { group: "group_articles", icon: "newspaper" },
  redirect: { group: "group_redirects", icon: "share-2" },
  store: { group: "group_stores", icon: "store" },
  size_guide: { group: "group_size_guides", icon: "ruler" },
  media: { group: "group_media", icon: "image" },
  staff: { group: "group_staff", icon: "circle-user" },
};

/** Asks the server for what fits a text, after a pause in typing. An answer to an earlier text is not shown. */
export function useFound(text: string) {
  const t = usePaletteText();
  const { load, data } = useFetcher<FindAnswer>();
  const wanted = text.trim();
  const ask = useEffectEvent(() => void load(`/admin/find?${new URLSearchParams({ text: wanted })}`));
  useEffect(() => {
    if (wanted.length < 2) return;
    const timer = setTimeout(ask, typingPauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const isOwn = data?.text === wanted;
  const found = (isOwn ? data.found : null) ?? [];
  const entries = found.map(({ kind, title, detail, to }): PaletteEntry => {
    const { group, icon } = kinds[kind] ?? { group: "group_pages", icon: "search" };
    return { group: t(group), title, detail, to, icon };
  });
  return { entries, isLoading: wanted.length >= 2 && !isOwn, hasFailed: isOwn && data.found === null };
}
