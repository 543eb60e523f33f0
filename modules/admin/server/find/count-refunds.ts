import type { Kysely } from "kysely";
import { refundsToHandle } from "#modules/payment/server/index.ts";
import type { StaffMember } from "#modules/staff/server/index.ts";
import { ordersOfRefunds } from "../actions/orders-of-refunds.ts";
import { areWithinReach } from "../actions/reach.ts";
import { mostRefundsShown } from "../operations/adminRefunds.ts";

/** How many refunds the list of those that need staff shows this person, without looking at contacts. */
export async function countRefundsToHandle(db: Kysely<unknown>, staff: StaffMember): Promise<number> {
  const refunds = await refundsToHandle(db, mostRefundsShown);
  const orders = await ordersOfRefunds(db, refunds);
  return refunds.filter(({ id }) => areWithinReach(staff, orders.get(id) ?? [])).length;
}
