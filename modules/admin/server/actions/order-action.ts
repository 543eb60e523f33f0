import type { Kysely, Transaction } from "kysely";
import type { GenericSchema } from "valibot";
import * as v from "valibot";
import type { Texts } from "#kit/core/locale.ts";
import { type Failure, fail, ok, type Result } from "#kit/core/result.ts";
import type { FailureTexts } from "#kit/graphql/operation.ts";
import { readOrderCode } from "#modules/order/contract/order-code.ts";
import {
  isPaidWith,
  type LockedOrder,
  lockAndReadOrders,
  type Order,
  orderByCode,
  staffEventsOf,
} from "#modules/order/server/index.ts";
import type { Permission } from "#modules/staff/contract/roles.ts";
import { type StaffMember, staffAction } from "#modules/staff/server/index.ts";
import { versionOf } from "../../contract/admin-actions.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { type Changed, changed, type NotAllowed, type NotFound, notAllowed, notFound } from "./admin-failures.ts";
import { isWithinReach } from "./reach.ts";

export type Seen = { readonly orderCode: string; readonly version: string };
export type Usual = NotFound | Changed | NotAllowed;

export type OrderAction<Input extends Seen, E extends Failure> = {
  readonly action: string;
  readonly permission: Permission;
  readonly input: GenericSchema<unknown, Input>;
  /** Calls of other services, outside of the transaction; made only when reach and version were checked. */
  before?(staff: StaffMember, order: Order, input: Input): Promise<Result<unknown, E | Usual>>;
  /** Carries out the action on the locked order and returns details for the audit. */
  run(
    trx: Transaction<unknown>,
    order: LockedOrder,
    staff: StaffMember,
    input: Input,
    /** The order and all of the same payment, locked too. */
    together: readonly LockedOrder[],
  ): Promise<Result<Readonly<Record<string, unknown>>, E | Usual>>;
  /** Texts of the refusals that only this action has. */
  readonly failures: Omit<FailureTexts<E>, Usual["code"]>;
  readonly message: Texts;
};

/** Checks reach and version: before other services are called, and again once the order is locked. */
async function check(db: Kysely<unknown>, staff: StaffMember, order: Order | null | undefined, version: string) {
  if (!order || !isWithinReach(staff, order)) return fail({ code: "NOT_FOUND" } as const);
  if (versionOf(order) === version) return null;
  const last = (await staffEventsOf(db, order.code)).at(-1);
  const { status, deliveryMethod, channelCode } = order;
  return fail({ code: "CHANGED", status, deliveryMethod, channelCode, by: last?.actorName ?? null } as const);
}

/**
 * Locks an order, checks that it is as it was seen, and carries the action out. `isRepeated` is asked once the order is locked: a
 * press that was sent twice does nothing the second time.
 */
export async function actOnOrder<Input extends Seen, E extends Failure>(
  trx: Transaction<unknown>,
  staff: StaffMember,
  given: Input,
  run: OrderAction<Input, E>["run"],
  isRepeated: (order: LockedOrder) => Promise<boolean> = async () => false,
) {
  const code = readOrderCode(given.orderCode);
  // All of one payment, by code, as every path locks them: an action may end or refund more than the one order it names.
  const together = code === null ? [] : await lockAndReadOrders(trx, isPaidWith(code));
  const order = together.find((one) => one.code === code);
  if (order && isWithinReach(staff, order) && (await isRepeated(order)))
    return ok({ value: { orderCode: order.code }, subject: null });
  const refused = await check(trx, staff, order, given.version);
  if (refused || !order) return refused ?? fail({ code: "NOT_FOUND" } as const);
  const done = await run(trx, order, staff, given, together);
  if (!done.ok) return done;
  return ok({ value: { orderCode: order.code }, subject: `order:${order.code}`, detail: done.value });
}

/** The texts of all refusals of an action. */
export const orderFailures = <E extends Failure>(failures: Omit<FailureTexts<E>, Usual["code"]>) =>
  ({
    NOT_FOUND: notFound,
    CHANGED: changed,
    ACTION_NOT_ALLOWED: notAllowed,
    ...failures,
  }) as FailureTexts<E | Usual>;

/** An action on one order: locks it, checks that it is as it was seen, and writes the audit line in the same transaction. */
export function orderAction<Input extends Seen, E extends Failure = never>(
  deps: AdminDeps,
  { action, permission, input, before, run, failures, message }: OrderAction<Input, E>,
) {
  const checkedBefore = async (staff: StaffMember, given: Input, request: NonNullable<typeof before>) => {
    const db = deps.database.kysely;
    const code = readOrderCode(given.orderCode);
    const order = code === null ? null : await orderByCode(db, code);
    const refused = await check(db, staff, order, given.version);
    return refused || order === null ? (refused ?? fail({ code: "NOT_FOUND" } as const)) : request(staff, order, given);
  };
  return staffAction<{ input: Input }, { orderCode: string }, E | Usual>(deps, {
    action,
    permission,
    input: v.object({ input }),
    ...(before ? { before: (staff, given) => checkedBefore(staff, given.input, before) } : {}),
    run: (trx, staff, { input: given }) => actOnOrder(trx, staff, given, run),
    failures: orderFailures<E>(failures),
    message,
  });
}
