import type { StaffMember } from "#modules/staff/server/index.ts";

type Located = { readonly store: { readonly code: string } | null };

/** Whether this member of staff may see the order: staff of one store see orders of that store. */
export const isWithinReach = ({ storeCode }: Pick<StaffMember, "storeCode">, order: Located): boolean =>
  storeCode === null || order.store?.code === storeCode;

/** Whether all orders of an action are within reach. Without an order only staff of all stores may act. */
export const areWithinReach = (staff: Pick<StaffMember, "storeCode">, orders: readonly Located[]): boolean =>
  staff.storeCode === null || (orders.length > 0 && orders.every((order) => isWithinReach(staff, order)));
