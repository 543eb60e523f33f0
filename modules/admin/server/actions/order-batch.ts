import type { GenericSchema } from "valibot";
import * as v from "valibot";
import type { Texts } from "#kit/core/locale.ts";
import type { Failure } from "#kit/core/result.ts";
import { staffBatch } from "#modules/staff/server/index.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { recordPress } from "../store/presses.ts";
import { actOnOrder, type OrderAction, orderFailures, type Seen } from "./order-action.ts";

type Press<Input> = {
  /** Identifies one press of the button: sent twice, it acts once on each order. */
  readonly key: string;
  readonly orders: readonly Input[];
};

/** How many orders were done and refused. */
type Counts = { readonly done: number; readonly refused: number };

/**
 * The action of one order for many of them: the same locks, checks and audit lines, a transaction for each. Refusals are answered
 * by order.
 */
export function orderBatch<Given, Input extends Seen, E extends Failure>(
  deps: AdminDeps,
  { action, permission, run, failures }: Pick<OrderAction<Input, E>, "action" | "permission" | "run" | "failures">,
  {
    input,
    pressOf,
    message,
  }: {
    readonly input: GenericSchema<unknown, Given>;
    readonly pressOf: (given: Given) => Press<Input>;
    readonly message: (counts: Counts) => Texts;
  },
) {
  const batch = staffBatch(deps, {
    action,
    permission,
    input: v.object({ input }),
    itemsOf: ({ input: given }) => pressOf(given).orders,
    run: (trx, staff, item, { input: given }) =>
      actOnOrder(trx, staff, item, run, async ({ code }) => {
        const press = { staffId: staff.id, key: pressOf(given).key, action, orderCode: code, at: deps.clock.now() };
        return !(await recordPress(trx, press));
      }),
    failures: orderFailures<E>(failures),
    message(outcomes) {
      const refused = outcomes.filter(({ refusal }) => refusal !== null).length;
      return message({ done: outcomes.length - refused, refused });
    },
  });
  return async (...call: Parameters<typeof batch>) => {
    const reply = await batch(...call);
    if (!reply.success) return reply;
    const orders = reply.data.map(({ item: { orderCode }, refusal }) => ({
      orderCode,
      errorCode: refusal?.code ?? null,
      errorMessage: refusal?.text ?? null,
    }));
    return { ...reply, data: { orders } };
  };
}
