import type { Transaction } from "kysely";
import type { GenericSchema } from "valibot";
import * as v from "valibot";
import type { Texts } from "#kit/core/locale.ts";
import { type Failure, fail, ok, type Result } from "#kit/core/result.ts";
import type { FailureTexts } from "#kit/graphql/operation.ts";
import { readOrderCode } from "#modules/order/contract/order-code.ts";
import { type HeldOrder, holdOrders, isPaidWith, staffEventsOf } from "#modules/order/server/index.ts";
import type { Permission } from "#modules/staff/contract/roles.ts";
import { type StaffMember, staffAction } from "#modules/staff/server/index.ts";
import { versionOf } from "../../contract/desk-actions.ts";
import type { DeskDeps } from "../desk-deps.ts";
import { type Changed, changed, type NotAllowed, type NotFound, notAllowed, notFound } from "./desk-failures.ts";

type Seen = { readonly orderCode: string; readonly version: string };
type Usual = NotFound | Changed | NotAllowed;

type OrderAction<Input extends Seen, E extends Failure> = {
  readonly action: string;
  readonly permission: Permission;
  readonly input: GenericSchema<unknown, Input>;
  before?(staff: StaffMember, input: Input): Promise<Result<unknown, E | Usual>>;
  /** Does it to the held order; answers what the audit should know besides. */
  run(
    trx: Transaction<unknown>,
    order: HeldOrder,
    staff: StaffMember,
    input: Input,
    /** The order and all that are paid for with it, held too. */
    together: readonly HeldOrder[],
  ): Promise<Result<Readonly<Record<string, unknown>>, E | Usual>>;
  /** Texts for what only this can be refused for. */
  readonly failures: Omit<FailureTexts<E>, Usual["code"]>;
  readonly message: Texts;
};

/** Whether this member of staff may know of the order: those of one store know theirs. */
export const isWithinReach = (
  { storeCode }: StaffMember,
  order: { readonly store: { readonly code: string } | null },
) => storeCode === null || order.store?.code === storeCode;

/** Something done to one order: held, as it was seen, and written into the audit. */
export function orderAction<Input extends Seen, E extends Failure = never>(
  deps: DeskDeps,
  { action, permission, input, before, run, failures, message }: OrderAction<Input, E>,
) {
  return staffAction<{ input: Input }, { orderCode: string }, E | Usual>(deps, {
    action,
    permission,
    input: v.object({ input }),
    ...(before ? { before: (staff, given) => before(staff, given.input) } : {}),
    async run(trx, staff, { input: given }) {
      const code = readOrderCode(given.orderCode);
      // All of one payment, by code, as every path locks them: an action may end or refund more than the one order it names.
      const together = code === null ? [] : await holdOrders(trx, isPaidWith(code));
      const order = together.find((one) => one.code === code);
      if (!order || !isWithinReach(staff, order)) return fail({ code: "NOT_FOUND" });
      if (versionOf(order) !== given.version) {
        const last = (await staffEventsOf(trx, order.code)).at(-1);
        const { status, deliveryType, channelCode } = order;
        return fail({ code: "CHANGED", status, deliveryType, channelCode, by: last?.actorName ?? null });
      }
      const done = await run(trx, order, staff, given, together);
      if (!done.ok) return done;
      return ok({ value: { orderCode: order.code }, subject: `order:${order.code}`, detail: done.value });
    },
    failures: {
      NOT_FOUND: notFound,
      CHANGED: changed,
      ACTION_NOT_ALLOWED: notAllowed,
      ...failures,
    } as FailureTexts<E | Usual>,
    message,
  });
}
