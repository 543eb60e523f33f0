import type { IconName } from "#kit/web/icons/icon.tsx";
import type { Permission } from "#modules/staff/contract/roles.ts";
import type { AdminTextKey } from "./admin-text.ts";

type AdminSection = {
  to: string;
  text: AdminTextKey;
  icon: IconName;
  /** Of several, one is enough. */
  needs: Permission | readonly Permission[];
};

/** The sections of the back office by task. */
export const adminNavigation: readonly { task: AdminTextKey; sections: readonly AdminSection[] }[] = [
  {
    task: "task_sales",
    sections: [
      { to: "/admin/orders", text: "orders", icon: "package", needs: "orders.read" },
      { to: "/admin/pick", text: "pick", icon: "list", needs: "orders.note" },
      { to: "/admin/returns", text: "returns", icon: "undo-2", needs: "returns.read" },
      { to: "/admin/refunds", text: "refunds", icon: "wallet", needs: "refunds.read" },
      { to: "/admin/cash", text: "cash", icon: "wallet", needs: "cash.close" },
      { to: "/admin/settlements", text: "settlements", icon: "receipt", needs: "settlements.reconcile" },
      { to: "/admin/reports", text: "reports", icon: "receipt", needs: "reports.read" },
    ],
  },
  {
    task: "task_catalogue",
    sections: [
      { to: "/admin/products", text: "products", icon: "shopping-bag", needs: "catalogue.read" },
      { to: "/admin/categories", text: "categories", icon: "menu", needs: "catalogue.read" },
      { to: "/admin/brands", text: "brands", icon: "tag", needs: "catalogue.read" },
      { to: "/admin/media", text: "media", icon: "image", needs: "media.edit" },
      { to: "/admin/search", text: "search_tuning", icon: "search", needs: "search.tune" },
      { to: "/admin/imports", text: "imports", icon: "arrow-up-down", needs: "import.run" },
    ],
  },
  {
    task: "task_content",
    sections: [
      { to: "/admin/pages", text: "landing_pages", icon: "layout-grid", needs: "content.edit" },
      { to: "/admin/site", text: "site", icon: "globe", needs: "content.edit" },
      { to: "/admin/articles", text: "articles", icon: "newspaper", needs: "content.edit" },
      { to: "/admin/stores", text: "stores", icon: "store", needs: "content.edit" },
      { to: "/admin/size-guides", text: "size_guides", icon: "ruler", needs: "content.edit" },
      { to: "/admin/redirects", text: "redirects", icon: "share-2", needs: "content.edit" },
      { to: "/admin/messages", text: "messages", icon: "mail", needs: "messages.edit" },
    ],
  },
  {
    task: "task_marketing",
    sections: [
      { to: "/admin/promotions", text: "promotions", icon: "ticket-percent", needs: "promotions.read" },
      { to: "/admin/coupons", text: "coupons", icon: "tag", needs: "promotions.read" },
      { to: "/admin/price-plans", text: "price_plans", icon: "clock", needs: "catalogue.read" },
    ],
  },
  {
    task: "task_stock",
    sections: [
      { to: "/admin/stock", text: "stock", icon: "warehouse", needs: "stock.read" },
      { to: "/admin/counts", text: "counts", icon: "qr-code", needs: "stock.edit" },
      { to: "/admin/transfers", text: "transfers", icon: "truck", needs: "stock.read" },
    ],
  },
  {
    task: "task_customers",
    sections: [
      { to: "/admin/customers", text: "customers", icon: "user", needs: "customers.read" },
      { to: "/admin/segments", text: "segments", icon: "sliders-horizontal", needs: "promotions.read" },
      { to: "/admin/privacy-requests", text: "privacy_requests", icon: "shield-check", needs: "privacy.handle" },
      { to: "/admin/chats", text: "chats", icon: "message-circle", needs: "chat.answer" },
      { to: "/admin/offers", text: "offers", icon: "bell", needs: "notices.send" },
    ],
  },
  {
    task: "task_team",
    sections: [
      {
        to: "/admin/approvals",
        text: "approvals",
        icon: "check",
        needs: ["prices.approve", "refunds.approve", "points.approve"],
      },
      { to: "/admin/staff", text: "staff", icon: "circle-user", needs: "staff.manage" },
      { to: "/admin/audit", text: "audit", icon: "clock", needs: "audit.read" },
      { to: "/admin/settings", text: "settings", icon: "settings", needs: "settings.read" },
      { to: "/admin/webhooks", text: "webhooks", icon: "external-link", needs: "webhooks.read" },
      { to: "/admin/api-keys", text: "api_keys", icon: "key-round", needs: "keys.manage" },
    ],
  },
];

/** Whether one of the permissions opens the section. */
const isOpen = ({ needs }: Pick<AdminSection, "needs">, permissions: readonly string[]): boolean =>
  [needs].flat().some((one) => permissions.includes(one));

/** The tasks with the sections these permissions open; a task without any is left out. */
export function navigationFor(permissions: readonly string[]): typeof adminNavigation {
  return adminNavigation
    .map(({ task, sections }) => ({ task, sections: sections.filter((one) => isOpen(one, permissions)) }))
    .filter(({ sections }) => sections.length > 0);
}
