import { keyedHash } from "#kit/core/keyed-hash.ts";
import type { Locale } from "#kit/core/locale.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { Caller, RequestContext } from "#kit/graphql/context.ts";
import { addToOutbox } from "#kit/postgres/outbox.ts";
import { hit, hitAll } from "#kit/postgres/rate-limit.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { SendFailure } from "../codes/code-failures.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import type { AccountName } from "../store/members.ts";

/** The outbox topic of those who want to get in without a password. */
export const accessTopic = "identity.access";

/** What somebody wants to be sent, if the account is there. */
export type AccessWish = {
  readonly purpose: "login" | "resetPassword";
  readonly account: AccountName;
  readonly channel: "WHATSAPP" | "SMS" | "EMAIL";
  readonly address: string;
  readonly sessionId: string | null;
  readonly locale: Locale;
};

type From = Pick<RequestContext, "caller" | "address" | "locale">;
type Wish = Pick<AccessWish, "purpose" | "account" | "channel">;

export const sessionIdOf = (caller: Caller): string | null => (caller.kind === "anonymous" ? null : caller.sessionId);

const hour = 60 * 60;

/**
 * Takes a wish for a code or a link and answers the same, after the same work, whether there is such an account or not:
 * that is found out afterwards, by the worker (S5). The limits are the codes' own, and count the unknown as well.
 */
export async function askForAccess(
  deps: IdentityDeps,
  { caller, address, locale }: From,
  { purpose, account, channel }: Wish,
): Promise<Result<{ timeRemaining: number }, SendFailure>> {
  const { resendSeconds, sends } = deps.codes;
  const name = "email" in account ? account.email : account.mobile;
  const keyOf = (kind: string, text: string) => `access:${kind}:${keyedHash(deps.secret, `access.${text}`)}`;
  const pause = { limit: 1, windowSeconds: resendSeconds };
  const turn = await hit(deps.database.kysely, keyOf("turn", `${purpose} ${channel} ${name}`), pause);
  // Nothing is sent a second time, and whoever waits is told how long still.
  if (!turn.allowed) return ok({ timeRemaining: turn.retryAfterSeconds * 1000 });
  const wish: AccessWish = { purpose, account, channel, address, sessionId: sessionIdOf(caller), locale };
  return inTransaction<Result<{ timeRemaining: number }, SendFailure>>(deps.database, async (trx) => {
    const counted = await hitAll(trx, [
      { key: keyOf("name", name), limit: sends.perReceiverHour, windowSeconds: hour },
      { key: keyOf("address", address), limit: sends.perAddressHour, windowSeconds: hour },
    ]);
    if (!counted.allowed) return fail({ code: "RATE_LIMITED", retryAfterSeconds: counted.retryAfterSeconds });
    await addToOutbox(trx, deps.ids, {
      topic: accessTopic,
      payload: { sealed: deps.sealer.seal(JSON.stringify(wish)) },
    });
    return ok({ timeRemaining: resendSeconds * 1000 });
  });
}
