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

/** Outbox topic of requests to sign in without a password. */
export const accessTopic = "identity.grantAccess";
/** The topic's name in the previous release. */
export const formerAccessTopic = "identity.access";

/** What to send if the account exists. */
export type AccessRequest = {
  /** The row reserved for the code. */
  readonly codeId: string;
  readonly purpose: "login" | "resetPassword";
  readonly account: AccountName;
  readonly channel: "WHATSAPP" | "SMS" | "EMAIL";
  readonly locale: Locale;
};

type RequestOrigin = Pick<RequestContext, "caller" | "address" | "cookie" | "locale">;
type RequestedAccess = Pick<AccessRequest, "purpose" | "account" | "channel">;

export const sessionIdOf = (caller: Caller): string | null => (caller.kind === "anonymous" ? null : caller.sessionId);

/**
 * Accepts a request for a code or link with the same reply and the same work whether or not the account exists; the worker
 * looks the account up later (S5). Limits are counted here and a code row is reserved in either case, so that "sent" is always
 * true for a member, and a wrong code gets the same reply for every number.
 */
export async function requestAccess(
  deps: IdentityDeps,
  { caller, address, cookie, locale }: RequestOrigin,
  { purpose, account, channel }: RequestedAccess,
): Promise<Result<{ timeRemaining: number }, SendFailure>> {
  const receiver = "email" in account ? account.email : account.mobile;
  const member = await findMemberByName(deps.database.kysely, account);
  const knownDevice = knownDeviceOf(deps, member?.userCode ?? "", cookie);
  const codeRequest = { channel, receiver, address, sessionId: sessionIdOf(caller), knownDevice, locale };
  const codeId = deps.ids.uuid();
  const minutes = channel === "EMAIL" ? resetLinkMinutes : deps.codes.minutes;
  const request: AccessRequest = { codeId, purpose, account, channel, locale };
  return countSend(deps, codeRequest, purpose, async (trx) => {
    // No code has this hash: until the worker finds a member, every code is wrong.
    const reserved = codeHash(deps.secret, codeId, deps.ids.token(16));
    await insertCode(trx, {
      ...codeKeys(codeRequest, deps.secret),
      id: codeId,
      purpose,
      channel,
      codeHash: reserved,
      minutes,
    });
    await addToOutbox(trx, deps.ids, {
      topic: accessTopic,
      payload: { sealed: deps.sealer.seal(JSON.stringify(request)) },
    });
  });
}
