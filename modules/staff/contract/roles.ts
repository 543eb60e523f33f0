/** Staff roles (D-70). */
export const staffRoles = ["admin", "catalogue", "marketing", "orderDesk", "storeStaff", "support", "finance"] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * Permissions. `customers.read` opens the list and the pages of customers, `customers.edit` changes their profile. `customers.contact` shows names, addresses, numbers and bank accounts unmasked, and every look is audited. `chat.answer` reads and answers the chat.
 * `orders.edit` changes orders that are not packed yet: takes pieces off, corrects receiver and address.
 * `customers.block` blocks accounts, ends their sessions and sends the verification again.
 * `privacy.handle` records and answers requests of customers about their data; deleting an account is one of the answers.
 * `points.adjust` adjusts points up to a cap, `points.approve` decides adjustments over it.
 * `staff.manage` manages accounts and roles. `import.run` imports files and changes many records at once.
 * `prices.approve` and `refunds.approve` decide what others may only propose: prices below the floor with promotions over their limits, and refunds over the limit. `reports.read` shows the figures of sales. `search.tune` edits synonyms and pinned products, `content.edit` pages, articles, redirects, stores and size guides.
 * `keys.manage` makes and revokes API keys, with what its owner may do at most.
 * `cash.close` sees and closes the cash of days, staff of one store their own, `cash.reopen` opens a closed day again. `settlements.reconcile` imports settlement files and explains differences.
 * `webhooks.read` opens the endpoints that get events of the shop and their log, `webhooks.edit` changes and tries them.
 * `messages.edit` changes the texts of messages and sends tests of them.
 * `settings.read` opens the settings of the shop (delivery, payment), `settings.edit` changes them.
 */
export const permissions = [
  "orders.read",
  "customers.read",
  "customers.contact",
  "customers.edit",
  "customers.block",
  "privacy.handle",
  "points.adjust",
  "points.approve",
  "orders.note",
  "orders.ship",
  "orders.pickup",
  "orders.cancel",
  "orders.edit",
  "returns.read",
  "returns.decide",
  "returns.receive",
  "returns.refund",
  "refunds.read",
  "refunds.send",
  "refunds.approve",
  "cash.close",
  "cash.reopen",
  "settlements.reconcile",
  "audit.read",
  "staff.manage",
  "keys.manage",
  "notices.send",
  "chat.answer",
  "catalogue.read",
  "catalogue.edit",
  "prices.approve",
  "promotions.read",
  "promotions.edit",
  "media.edit",
  "stock.read",
  "stock.edit",
  "import.run",
  "search.tune",
  "content.edit",
  "reports.read",
  "webhooks.read",
  "webhooks.edit",
  "messages.edit",
  "settings.read",
  "settings.edit",
] as const;
export type Permission = (typeof permissions)[number];

/** Permissions by role. A role that is not listed has none. */
export const permissionsOfRole: Readonly<Record<StaffRole, readonly Permission[]>> = {
  admin: permissions,
  catalogue: [
    "catalogue.read",
    "catalogue.edit",
    "promotions.read",
    "media.edit",
    "stock.read",
    "stock.edit",
    "import.run",
    "search.tune",
  ],
  marketing: [
    "customers.read",
    "notices.send",
    "catalogue.read",
    "promotions.read",
    "promotions.edit",
    "media.edit",
    "search.tune",
    "content.edit",
    "reports.read",
    "messages.edit",
  ],
  orderDesk: [
    "orders.read",
    "customers.read",
    "customers.contact",
    "customers.edit",
    "customers.block",
    "privacy.handle",
    "points.adjust",
    "orders.note",
    "orders.ship",
    "orders.pickup",
    "orders.cancel",
    "orders.edit",
    "returns.read",
    "returns.decide",
    "returns.receive",
    "refunds.read",
    "chat.answer",
    "catalogue.read",
    "stock.read",
    "stock.edit",
  ],
  storeStaff: [
    "orders.read",
    "customers.contact",
    "orders.note",
    "orders.pickup",
    "returns.read",
    "returns.receive",
    "cash.close",
    "catalogue.read",
    "stock.read",
    "stock.edit",
  ],
  support: [
    "orders.read",
    "customers.read",
    "privacy.handle",
    "returns.read",
    "refunds.read",
    "chat.answer",
    "catalogue.read",
    "promotions.read",
    "stock.read",
  ],
  finance: [
    "orders.read",
    "customers.read",
    "customers.contact",
    "points.approve",
    "returns.read",
    "returns.refund",
    "refunds.read",
    "refunds.send",
    "cash.close",
    "cash.reopen",
    "settlements.reconcile",
    "audit.read",
    "catalogue.read",
    "prices.approve",
    "promotions.read",
    "stock.read",
    "reports.read",
  ],
};

export const isStaffRole = (text: string): text is StaffRole => (staffRoles as readonly string[]).includes(text);

/** What roles permit where some were changed or added: those by their own list, the administrator always everything. */
export function effectivePermissions(
  roles: readonly string[],
  changed: ReadonlyMap<string, readonly string[]>,
): Permission[] {
  const listOf = (role: string) => (role === "admin" ? undefined : changed.get(role)) ?? permissionsOf([role]);
  const allowed = new Set<string>(roles.flatMap(listOf));
  return permissions.filter((permission) => allowed.has(permission));
}

/** The union of the roles' permissions, as they come with the shop. */
export const permissionsOf = (roles: readonly string[]): Permission[] => {
  const allowed = new Set(roles.filter(isStaffRole).flatMap((role) => permissionsOfRole[role]));
  return permissions.filter((permission) => allowed.has(permission));
};
