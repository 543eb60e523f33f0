import { type Kysely, sql } from "kysely";
import type { Job } from "#kit/postgres/jobs.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { askAndSettle } from "../attempts/ask-gateway.ts";
import { type SettleOutcome, settle } from "../attempts/settle.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import type { ChargeReport } from "../ports/gateway.ts";
import { attemptByCharge } from "../store/attempts.ts";

export const noticeJobName = "payment.process_notice";

async function waitingNotice(db: Kysely<unknown>, id: string): Promise<(ChargeReport & { gateway: string }) | null> {
  const { rows } = await sql<ChargeReport & { gateway: string }>`
    select gateway, charge_id as "chargeId", status, amount::float8 as amount, currency from payment.notice
    where id = ${id} and processed_at is null`.execute(db);
  return rows[0] ?? null;
}

const noteOutcome = (db: Kysely<unknown>, id: string, outcome: string, at: Date) =>
  sql`update payment.notice set processed_at = ${at}, outcome = ${outcome} where id = ${id}`.execute(db);

/** Settles a payment by a notice that lies in the table. */
export const processNotice =
  (deps: PaymentDeps): Job =>
  async (payload) => {
    const { noticeId } = payload as { noticeId: string };
    const { database, clock } = deps;
    const notice = await waitingNotice(database.kysely, noticeId);
    if (!notice) return;
    const attempt = await attemptByCharge(database.kysely, notice.chargeId);
    // A gateway speaks for its own charges only.
    const foreign = attempt !== null && attempt.gateway !== notice.gateway;
    const source = deps.gateways.get(notice.gateway)?.noticeProves === "everything" ? "notice" : "hint";
    const outcome = await inTransaction(database, async (trx): Promise<SettleOutcome> => {
      const result = foreign ? "unknown" : await settle(trx, deps, notice, source);
      if (result !== "ask") await noteOutcome(trx, noticeId, result, clock.now());
      return result;
    });
    if (outcome !== "ask" || !attempt) return;
    const asked = await askAndSettle(deps, attempt);
    if (asked === "unavailable") throw new Error("the gateway did not confirm its own notice");
    await noteOutcome(database.kysely, noticeId, `asked: ${asked}`, clock.now());
  };
