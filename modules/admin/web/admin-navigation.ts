import type { IconName } from "#kit/web/icons/icon.tsx";
import type { Permission } from "#modules/staff/contract/roles.ts";
import type { AdminTextKey } from "./admin-text.ts";

type AdminSection = { to: string; text: AdminTextKey; icon: IconName; needs: Permission };

/** The sections of the back office by task. The first one a role may open is its start page. */
export const adminNavigation: readonly { task: AdminTextKey; sections: readonly AdminSection[] }[] = [
  {
    task: "task_sales",
    sections: [
      { to: "/admin/orders", text: "orders", icon: "package", needs: "orders.read" },
      { to: "/admin/returns", text: "returns", icon: "undo-2", needs: "returns.read" },
      { to: "/admin/refunds", text: "refunds", icon: "wallet", needs: "refunds.read" },
    ],
  },
  {
    task: "task_customers",
    sections: [
      { to: "/admin/chats", text: "chats", icon: "message-circle", needs: "chat.answer" },
      { to: "/admin/offers", text: "offers", icon: "bell", needs: "notices.send" },
    ],
  },
  {
    task: "task_team",
    sections: [
      { to: "/admin/staff", text: "staff", icon: "circle-user", needs: "staff.manage" },
      { to: "/admin/audit", text: "audit", icon: "clock", needs: "audit.read" },
    ],
  },
];

/** The tasks with the sections these permissions open; a task without any is left out. */
export function navigationFor(permissions: readonly string[]): typeof adminNavigation {
  return adminNavigation
    .map(({ task, sections }) => ({ task, sections: sections.filter(({ needs }) => permissions.includes(needs)) }))
    .filter(({ sections }) => sections.length > 0);
}
