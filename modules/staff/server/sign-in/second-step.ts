import type { Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { openStaffSession } from "../session/open-staff-session.ts";
import { readStaffSessionCookie, staffTokenHash } from "../session/staff-cookie.ts";
import type { StaffDeps } from "../staff-deps.ts";
import { accountById, type StaffAccount, takeRecoveryCode, takeStep, writeSecondStep } from "../store/accounts.ts";
import { writeAudit } from "../store/audit.ts";
import { endSession, type HalfSession, halfSession } from "../store/sessions.ts";
import { stepOfCode } from "../totp/totp.ts";
import { codeLimits, limitedAttempt, type TooManyTries } from "./limited-attempt.ts";
import { newRecoveryCodes, recoveryHash } from "./recovery-codes.ts";

export type Half = { readonly tokenHash: string; readonly account: StaffAccount; readonly newSecret: string | null };

/** The account between the two steps, or null. */
export async function halfSignedIn(deps: StaffDeps, { cookie }: RequestContext): Promise<Half | null> {
  const token = readStaffSessionCookie(cookie, deps.https);
  if (token === null) return null;
  const tokenHash = staffTokenHash(token, deps.secret);
  const half: HalfSession | null = await halfSession(deps.database.kysely, tokenHash, deps.clock.now());
  const account = half && (await accountById(deps.database.kysely, half.accountId));
  return half && account ? { tokenHash, account, newSecret: half.newSecret } : null;
}

export type SecondStep = { readonly recoveryCodes: readonly string[] };
export type SecondStepFailure = { readonly code: "WRONG_CODE" } | { readonly code: "START_AGAIN" } | TooManyTries;

/**
 * Checks the second step's code and opens the session. The first time it also returns the recovery codes, which are shown once.
 */
export async function takeSecondStep(
  deps: StaffDeps,
  context: RequestContext,
  code: string,
): Promise<Result<SecondStep, SecondStepFailure>> {
  const half = await halfSignedIn(deps, context);
  if (!half) return fail({ code: "START_AGAIN" });
  const tried = await limitedAttempt(deps, codeLimits(deps.secret, half.account.id), async () => {
    const value = await inTransaction(deps.database, (trx) => enter(trx, deps, context, half, code));
    return { right: value !== null, value };
  });
  if (!tried.ok) return tried;
  if (!tried.value) return fail({ code: "WRONG_CODE" });
  context.signedIn?.("staff");
  return ok(tried.value);
}

async function enter(
  trx: Transaction<unknown>,
  deps: StaffDeps,
  context: RequestContext,
  half: Half,
  code: string,
): Promise<SecondStep | null> {
  const { account } = half;
  const now = deps.clock.now();
  const recoveryCodes = half.newSecret === null ? [] : newRecoveryCodes(deps.ids);
  const how =
    half.newSecret === null
      ? await proveCode(trx, deps, account, code)
      : await setUp(trx, deps, half, code, recoveryCodes);
  if (how === null || !(await endSession(trx, half.tokenHash))) return null;
  await openStaffSession(trx, deps, context, { accountId: account.id, stage: "full" });
  await writeAudit(
    trx,
    { staff: account, action: "staff.signIn", subject: `staff:${account.email}`, detail: { how } },
    now,
  );
  return { recoveryCodes };
}

/** Which kind of code was correct, or null. */
async function proveCode(
  trx: Transaction<unknown>,
  deps: StaffDeps,
  { id, totpSecret, lastStep }: StaffAccount,
  code: string,
): Promise<"code" | "recovery" | null> {
  if (totpSecret === null) return null;
  if (code.length !== 6) {
    return (await takeRecoveryCode(trx, id, recoveryHash(deps.secret, id, code), deps.clock.now())) ? "recovery" : null;
  }
  const step = stepOfCode(deps.sealer.open(totpSecret, "authenticator"), code, deps.clock.now(), lastStep);
  return step !== null && (await takeStep(trx, id, step)) ? "code" : null;
}

async function setUp(
  trx: Transaction<unknown>,
  deps: StaffDeps,
  { account, newSecret }: Half,
  code: string,
  recoveryCodes: readonly string[],
): Promise<"setUp" | null> {
  if (newSecret === null || account.totpSecret !== null) return null;
  const step = stepOfCode(deps.sealer.open(newSecret, "authenticator"), code, deps.clock.now(), account.lastStep);
  if (step === null) return null;
  const codeHashes = recoveryCodes.map((recovery) => recoveryHash(deps.secret, account.id, recovery));
  return (await writeSecondStep(trx, account.id, { sealed: newSecret, step, codeHashes })) ? "setUp" : null;
}
