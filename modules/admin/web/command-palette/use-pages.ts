import type { IconName } from "#kit/web/icons/icon.tsx";
import type { Permission } from "#modules/staff/contract/roles.ts";
import { navigationFor } from "../admin-navigation.ts";
import { useAdminText } from "../admin-text.ts";
import type { PaletteEntry } from "./palette-entries.ts";
import { type PaletteTextKey, usePaletteText } from "./palette-text.ts";

type PaletteAction = {
  readonly needs: Permission;
  readonly text: PaletteTextKey;
  readonly to: string;
  readonly icon: IconName;
};

const paletteActions: readonly PaletteAction[] = [
  { needs: "catalogue.edit", text: "action_category", to: "/admin/categories/new", icon: "plus" },
  { needs: "catalogue.edit", text: "action_brand", to: "/admin/brands/new", icon: "plus" },
  { needs: "promotions.edit", text: "action_promotion", to: "/admin/promotions/new", icon: "plus" },
  { needs: "promotions.edit", text: "action_coupon", to: "/admin/coupons/new", icon: "plus" },
  { needs: "catalogue.edit", text: "action_price_plan", to: "/admin/price-plans/new", icon: "plus" },
  { needs: "promotions.read", text: "action_why_price", to: "/admin/promotions/why", icon: "ticket-percent" },
  { needs: "content.edit", text: "action_landing_page", to: "/admin/pages/new", icon: "plus" },
  { needs: "content.edit", text: "action_article", to: "/admin/articles/new", icon: "plus" },
  { needs: "content.edit", text: "action_redirect", to: "/admin/redirects/new", icon: "plus" },
  { needs: "content.edit", text: "action_store", to: "/admin/stores/new", icon: "plus" },
  { needs: "content.edit", text: "action_size_guide", to: "/admin/size-guides/new", icon: "plus" },
  { needs: "import.run", text: "action_import", to: "/admin/imports", icon: "upload" },
  { needs: "media.edit", text: "action_upload", to: "/admin/media", icon: "upload" },
  { needs: "staff.manage", text: "action_invite", to: "/admin/staff", icon: "circle-user" },
  { needs: "orders.cancel", text: "action_cancel_requests", to: "/admin/orders?tab=ask", icon: "package" },
];

/** The pages and actions of the back office that these permissions open. */
export function usePages(permissions: readonly string[]): PaletteEntry[] {
  const t = useAdminText();
  const p = usePaletteText();
  const sections = navigationFor(permissions).flatMap((task) => task.sections);
  const pages = sections.map(({ to, text, icon }): PaletteEntry => {
    return { group: p("group_pages"), title: t(text), detail: "", to, icon };
  });
  const actions = paletteActions
    .filter(({ needs }) => permissions.includes(needs))
    .map(({ text, to, icon }): PaletteEntry => ({ group: p("group_actions"), title: p(text), detail: "", to, icon }));
  return [...pages, ...actions];
}
