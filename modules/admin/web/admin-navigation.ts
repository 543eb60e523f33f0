import type { AdminTextKey } from "./admin-text.ts";

/** Where one can go, by what a role may do; the first of them is where the back office opens. */
export const adminNavigation: readonly { to: string; text: AdminTextKey; needs: string }[] = [
  { to: "/admin/orders", text: "orders", needs: "orders.read" },
  { to: "/admin/returns", text: "returns", needs: "returns.read" },
  { to: "/admin/refunds", text: "refunds", needs: "refunds.read" },
  { to: "/admin/chats", text: "chats", needs: "chat.answer" },
  { to: "/admin/offers", text: "offers", needs: "notices.send" },
  { to: "/admin/staff", text: "staff", needs: "staff.manage" },
  { to: "/admin/audit", text: "audit", needs: "audit.read" },
];
