import { fail, ok, type Result } from "#kit/core/result.ts";
import { addJob, type Job } from "#kit/postgres/jobs.ts";
import { addToOutbox } from "#kit/postgres/outbox.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import type { Payer } from "../ports/gateway.ts";
import { attemptById, moveAttempt, noteOpened, sealedPayer, unansweredAttempts } from "../store/attempts.ts";
import { isLive, methodOf, type PaymentAttempt } from "./attempt.ts";
import { cancelTopic } from "./cancel-later.ts";
import type { OpenFailure } from "./payment-request.ts";

export const openJobName = "payment.finish_opening";
export const sweepJobName = "payment.sweep_openings";

const secondTryMs = 2_000;
const forgottenMs = 20_000;
/** Gateways refuse charges with a shorter lifetime. */
const leastLifeMs = 20_000;

/** Opens the charge at the gateway and stores its account number or page. */
export async function requestCharge(
  deps: PaymentDeps,
  attempt: PaymentAttempt,
  payer: Payer,
): Promise<Result<PaymentAttempt, OpenFailure>> {
  const brought = await askGateway(deps, attempt, payer);
  if (brought === "unavailable") {
    await addJob(
      deps.database.kysely,
      openJobName,
      { attemptId: attempt.id },
      {
        key: `payment-opening:${attempt.id}`,
        runAt: new Date(Date.now() + secondTryMs),
      },
    );
    return ok(attempt);
  }
  return brought === "refused" ? fail({ code: "GATEWAY_REFUSED" }) : ok(brought);
}

async function askGateway(
  deps: PaymentDeps,
  attempt: PaymentAttempt,
  payer: Payer,
): Promise<PaymentAttempt | "unavailable" | "refused"> {
  const { database, clock } = deps;
  const gateway = attempt.gateway === null ? undefined : deps.gateways.get(attempt.gateway);
  const method = methodOf(attempt);
  if (!gateway || !method || !attempt.expiresAt) return "refused";
  if (attempt.expiresAt.getTime() - clock.now().getTime() < leastLifeMs) return "refused";
  const reply = await gateway.open({
    chargeId: attempt.chargeId,
    amount: attempt.amount,
    method,
    payer: { name: payer.name, email: payer.email, mobile: payer.mobile },
    description: attempt.reference,
    returnUrl: attempt.returnUrl,
    expiresAt: attempt.expiresAt,
  });
  if (reply.ok) {
    const opened = await noteOpened(database.kysely, attempt.id, reply.value);
    if (opened) return opened;
    // The attempt was ended meanwhile, so its charge is cancelled at the gateway too.
    const now = await attemptById(database.kysely, attempt.id);
    if (!now) throw new Error("an attempt vanished while it was opened");
    if (!isLive(now) && now.state !== "paid") await cancelAtGateway(deps, attempt.id);
    return now;
  }
  if (reply.error.code === "UNAVAILABLE") return "unavailable";
  deps.alarm("a gateway refused a payment", { gateway: gateway.name, reason: reply.error.reason });
  await moveAttempt(database.kysely, attempt.id, ["opening"], "failed", clock.now());
  return "refused";
}

const cancelAtGateway = (deps: PaymentDeps, attemptId: string) =>
  inTransaction(deps.database, (trx) => addToOutbox(trx, deps.ids, { topic: cancelTopic, payload: { attemptId } }));

/** Retries a charge whose gateway did not answer; the queue repeats it until it answers or the attempt expires. */
export const finishOpening =
  (deps: PaymentDeps): Job =>
  async (payload) => {
    const { attemptId } = payload as { attemptId: string };
    const attempt = await attemptById(deps.database.kysely, attemptId);
    if (attempt?.state !== "opening") return;
    const payer = JSON.parse(deps.sealer.open(await sealedPayer(deps.database.kysely, attemptId), "payer")) as Payer;
    if ((await askGateway(deps, attempt, payer)) === "unavailable") throw new Error("the gateway did not answer");
  };

/** Finds attempts left `opening` by a process that ended, and queues their retry. */
export const sweepOpenings =
  (deps: PaymentDeps): Job =>
  async () => {
    const { kysely } = deps.database;
    for (const attemptId of await unansweredAttempts(kysely, new Date(deps.clock.now().getTime() - forgottenMs))) {
      await addJob(kysely, openJobName, { attemptId }, { key: `payment-opening:${attemptId}` });
    }
  };
