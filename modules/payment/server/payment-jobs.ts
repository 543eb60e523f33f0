import type { Jobs } from "#kit/postgres/jobs.ts";
import type { OutboxHandler } from "#kit/postgres/outbox.ts";
import type { CronEntry } from "#kit/postgres/worker.ts";
import { cancelTopic } from "./attempts/cancel-later.ts";
import { deliverCancel } from "./attempts/deliver-cancel.ts";
import { expireAttempt, expireJobName } from "./attempts/expire-attempt.ts";
import { pollJobName, pollOpenPayments } from "./attempts/poll-open-payments.ts";
import { finishOpening, openJobName, sweepJobName, sweepOpenings } from "./attempts/request-charge.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import { deliverRefund } from "./refunds/deliver-refund.ts";
import { refundTopic } from "./refunds/request-refund.ts";
import { processWebhook, webhookJobName } from "./webhooks/process-webhook.ts";

/** The module's jobs. */
export const paymentJobs = (deps: PaymentDeps): Jobs => ({
  [webhookJobName]: processWebhook(deps),
  [expireJobName]: expireAttempt(deps),
  [openJobName]: finishOpening(deps),
  [sweepJobName]: sweepOpenings(deps),
  [pollJobName]: pollOpenPayments(deps),
});

export const paymentCron: readonly CronEntry[] = [
  { job: sweepJobName, match: "* * * * *" },
  { job: pollJobName, match: "* * * * *" },
];

/** The module's outbox handlers by topic. */
export const paymentDeliveries = (deps: PaymentDeps): Readonly<Record<string, OutboxHandler>> => ({
  [cancelTopic]: deliverCancel(deps),
  [refundTopic]: deliverRefund(deps),
});
