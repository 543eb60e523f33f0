/** Staff roles (D-70). */
export const staffRoles = ["admin", "catalogue", "marketing", "orderDesk", "storeStaff", "support", "finance"] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * Permissions. `orders.contact` shows names, addresses and numbers unmasked. `chat.answer` reads and answers the chat.
 * `staff.manage` manages accounts and roles.
 */
export const permissions = [
  "orders.read",
  "orders.contact",
  "orders.note",
  "orders.ship",
  "orders.pickup",
  "orders.cancel",
  "returns.read",
  "returns.decide",
  "returns.receive",
  "returns.refund",
  "refunds.read",
  "refunds.send",
  "audit.read",
  "staff.manage",
  "notices.send",
  "chat.answer",
] as const;
export type Permission = (typeof permissions)[number];

/** Permissions by role. A role that is not listed has none. */
export const permissionsOfRole: Readonly<Record<StaffRole, readonly Permission[]>> = {
  admin: permissions,
  catalogue: [],
  marketing: ["notices.send"],
  orderDesk: [
    "orders.read",
    "orders.contact",
    "orders.note",
    "orders.ship",
    "orders.pickup",
    "orders.cancel",
    "returns.read",
    "returns.decide",
    "returns.receive",
    "refunds.read",
    "chat.answer",
  ],
  storeStaff: ["orders.read", "orders.contact", "orders.note", "orders.pickup", "returns.read", "returns.receive"],
  support: ["orders.read", "returns.read", "refunds.read", "chat.answer"],
  finance: ["orders.read", "returns.read", "returns.refund", "refunds.read", "refunds.send", "audit.read"],
};

export const isStaffRole = (text: string): text is StaffRole => (staffRoles as readonly string[]).includes(text);

/** The union of the roles' permissions. */
export const permissionsOf = (roles: readonly string[]): Permission[] => {
  const allowed = new Set(roles.filter(isStaffRole).flatMap((role) => permissionsOfRole[role]));
  return permissions.filter((permission) => allowed.has(permission));
};
