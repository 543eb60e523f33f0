import type { Jobs } from "#kit/postgres/jobs.ts";
import type { OutboxHandler } from "#kit/postgres/outbox.ts";
import type { CronEntry } from "#kit/postgres/worker.ts";
import { approveOverdueRequest } from "./cancel-requests/approve-overdue.ts";
import { decideCancelJobName } from "./cancel-requests/request-cancel.ts";
import { closeJobName, closeUnpaid, sweepJobName, sweepOrders } from "./close-unpaid.ts";
import type { OrderJobDeps } from "./order-deps.ts";
import { confirmPurchase, confirmTopic } from "./purchase/confirm-purchase.ts";

/** The module's jobs. */
export const orderJobs = (deps: OrderJobDeps): Jobs => ({
  [closeJobName]: closeUnpaid(deps),
  [sweepJobName]: sweepOrders(deps),
  [decideCancelJobName]: approveOverdueRequest(deps),
});

/** The module's outbox handlers by topic. */
export const orderDeliveries = (deps: OrderJobDeps): Readonly<Record<string, OutboxHandler>> => ({
  [confirmTopic]: confirmPurchase(deps),
});

export const orderCron: readonly CronEntry[] = [{ job: sweepJobName, match: "* * * * *" }];
