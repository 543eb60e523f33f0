import type { Kysely } from "kysely";
import { type Place, readPlaces } from "#modules/inventory/server/index.ts";
import { type Order, ordersToPack } from "#modules/order/server/index.ts";
import type { StaffMember } from "#modules/staff/server/index.ts";
import { isWithinReach } from "../actions/reach.ts";
import { packedCodes } from "../store/notes.ts";
import { picksOf } from "../store/picks.ts";

/** So many orders are picked together; the next ones follow when some are packed. */
const mostOrders = 100;

/** A line of an order that waits to be packed. */
export type PickLine = {
  readonly orderCode: string;
  /** From 0. */
  readonly number: number;
  readonly line: Order["lines"][number];
  readonly pieces: number;
  readonly picked: number;
  readonly name: string | null;
};

export type OrderToPick = { readonly order: Order; readonly lines: readonly PickLine[] };

/** The places whose orders this member of staff may pick: staff of one store its own alone. */
export const pickPlaces = async (
  db: Kysely<unknown>,
  { storeCode }: Pick<StaffMember, "storeCode">,
): Promise<Place[]> => (await readPlaces(db)).filter(({ code }) => storeCode === null || code === storeCode);

/** The orders of a place that wait to be packed, the oldest first, with what was picked of them. */
export async function readPickList(
  db: Kysely<unknown>,
  staff: Pick<StaffMember, "storeCode">,
  sourceCode: string,
): Promise<OrderToPick[]> {
  const waiting = await ordersToPack(db, { sourceCode, without: await packedCodes(db), limit: mostOrders });
  const orders = waiting.filter((order) => isWithinReach(staff, order));
  const codes = orders.map(({ code }) => code);
  const picks = new Map((await picksOf(db, codes)).map((pick) => [`${pick.orderCode} ${pick.number}`, pick]));
  return orders
    .map((order) => ({ order, lines: linesOf(order, (number) => picks.get(`${order.code} ${number}`)) }))
    .filter(({ lines }) => lines.length > 0);
}

type Picked = { readonly picked: number; readonly name: string };

const linesOf = (order: Order, pickOf: (number: number) => Picked | undefined): PickLine[] =>
  order.lines.flatMap((line, number) => {
    const pieces = line.quantity - line.sent - line.cancelled - line.cancelling;
    if (pieces <= 0) return [];
    const pick = pickOf(number);
    // Pieces that were called off since they were picked count no longer.
    const picked = Math.min(pick?.picked ?? 0, pieces);
    return [{ orderCode: order.code, number, line, pieces, picked, name: pick?.name ?? null }];
  });
