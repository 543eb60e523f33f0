import type { StaffMember } from "#modules/staff/server/index.ts";

type Located = { readonly store: { readonly code: string } | null };

/** Whether this member of staff may know of the order: those of one store know theirs. */
export const isWithinReach = ({ storeCode }: Pick<StaffMember, "storeCode">, order: Located): boolean =>
  storeCode === null || order.store?.code === storeCode;

/** Whether everything that is touched together is theirs. What belongs to no order is for those without a store. */
export const areWithinReach = (staff: Pick<StaffMember, "storeCode">, orders: readonly Located[]): boolean =>
  staff.storeCode === null || (orders.length > 0 && orders.every((order) => isWithinReach(staff, order)));
