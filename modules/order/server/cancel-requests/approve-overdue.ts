import type { Job } from "#kit/postgres/jobs.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { cancelGraceMinutes } from "../../contract/cancel-form.ts";
import type { OrderJobDeps } from "../order-deps.ts";
import { lateRequests, openRequestOf } from "../store/cancel-requests.ts";
import { isOneOf, lockAndReadOrders } from "../store/orders.ts";
import { approveCancel } from "./decide-cancel.ts";
import { graceEnds } from "./request-cancel.ts";

/** Approves a request that staff did not decide within the time to undo. Its pieces cannot have been shipped meanwhile. */
export const approveOverdueRequest =
  (deps: OrderJobDeps): Job =>
  async (payload) => {
    const { orderCode, requestId } = payload as { orderCode: string; requestId: string };
    await grant(deps, orderCode, requestId);
  };

const grant = (deps: OrderJobDeps, orderCode: string, requestId: string): Promise<void> =>
  inTransaction(deps.database, async (trx) => {
    const [order] = await lockAndReadOrders(trx, isOneOf([orderCode]));
    const request = order && (await openRequestOf(trx, orderCode));
    if (!order || request?.id !== requestId || graceEnds(request.askedAt) > deps.clock.now()) return;
    await approveCancel(trx, deps, order, { requestId, actor: "system" });
  });

/** Catches up on requests whose job was lost. */
export async function approveOverdueRequests(deps: OrderJobDeps, limit: number): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - cancelGraceMinutes * 60_000);
  for (const { orderCode, id } of await lateRequests(deps.database.kysely, before, limit)) {
    await grant(deps, orderCode, id);
  }
}
