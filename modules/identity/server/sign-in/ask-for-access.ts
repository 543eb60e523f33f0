import type { Locale } from "#kit/core/locale.ts";
import type { Result } from "#kit/core/result.ts";
import type { Caller, RequestContext } from "#kit/graphql/context.ts";
import { addToOutbox } from "#kit/postgres/outbox.ts";
import { resetLinkMinutes } from "../../contract/constants.ts";
import type { SendFailure } from "../codes/code-failures.ts";
import { codeKeys } from "../codes/code-keys.ts";
import { codeHash, countSend } from "../codes/send-counted.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { knownDeviceOf } from "../session/known-device.ts";
import { insertCode } from "../store/codes.ts";
import { type AccountName, findMemberByName } from "../store/members.ts";

/** The outbox topic of those who want to get in without a password. */
export const accessTopic = "identity.grantAccess";
/** Its name in the release before. */
export const formerAccessTopic = "identity.access";

/** What somebody wants to be sent, if the account is there. */
export type AccessWish = {
  /** The row that was reserved for the code. */
  readonly codeId: string;
  readonly purpose: "login" | "resetPassword";
  readonly account: AccountName;
  readonly channel: "WHATSAPP" | "SMS" | "EMAIL";
  readonly locale: Locale;
};

type From = Pick<RequestContext, "caller" | "address" | "cookie" | "locale">;
type Wish = Pick<AccessWish, "purpose" | "account" | "channel">;

export const sessionIdOf = (caller: Caller): string | null => (caller.kind === "anonymous" ? null : caller.sessionId);

/**
 * Takes a wish for a code or a link and answers the same, after the same work, whether there is such an account or not: that
 * is found out afterwards, by the worker (S5). Every limit is counted here and by a row that is reserved for everybody, so
 * that what is answered "sent" is sent, and a wrong code for nobody's number is answered like one for a member's.
 */
export async function askForAccess(
  deps: IdentityDeps,
  { caller, address, cookie, locale }: From,
  { purpose, account, channel }: Wish,
): Promise<Result<{ timeRemaining: number }, SendFailure>> {
  const receiver = "email" in account ? account.email : account.mobile;
  const member = await findMemberByName(deps.database.kysely, account);
  const knownDevice = knownDeviceOf(deps, member?.userCode ?? "", cookie);
  const ask = { channel, receiver, address, sessionId: sessionIdOf(caller), knownDevice, locale };
  const codeId = deps.ids.uuid();
  const minutes = channel === "EMAIL" ? resetLinkMinutes : deps.codes.minutes;
  const wish: AccessWish = { codeId, purpose, account, channel, locale };
  return countSend(deps, ask, purpose, async (trx) => {
    // No code has this hash: until the worker has found a member, whatever is typed is wrong.
    const reserved = codeHash(deps.secret, codeId, deps.ids.token(16));
    await insertCode(trx, { ...codeKeys(ask, deps.secret), id: codeId, purpose, channel, codeHash: reserved, minutes });
    await addToOutbox(trx, deps.ids, {
      topic: accessTopic,
      payload: { sealed: deps.sealer.seal(JSON.stringify(wish)) },
    });
  });
}
