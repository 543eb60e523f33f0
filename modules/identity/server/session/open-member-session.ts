import { keyedHash } from "#kit/core/keyed-hash.ts";
import { ok, type Result } from "#kit/core/result.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { type AccountBlocked, accountBlocked } from "../sign-in/account-blocked.ts";
import { lockMemberFor } from "../store/members.ts";
import { endSession, insertMemberSession } from "../store/sessions.ts";
import { freshAccessToken } from "./authenticate.ts";
import { type DeviceTrust, knownDeviceCookie } from "./known-device.ts";
import { type LoginResult, loginResult } from "./login-result.ts";
import { sessionCookie, sessionTokenHash } from "./session-cookie.ts";

type Visit = Pick<RequestContext, "caller" | "address" | "userAgent" | "cookie" | "reply" | "signedIn">;

/** The device list needs only the beginning of the user agent; the rest could fill the table. */
const maxUserAgentLength = 300;

/**
 * Signs the caller in as this member. The old session ends and one with a new cookie starts, which prevents session fixation.
 * Handlers of other modules run in the same transaction. The caller has been authenticated before; `trust`: whether by more
 * than a code. A blocked member is refused; the lock decides between a sign-in and a block that come together.
 */
export async function openMemberSession(
  deps: IdentityDeps,
  visit: Visit,
  userCode: string,
  trust: DeviceTrust = "trusted",
  /** The new session replaces this one and keeps its absolute end. */
  { continues = false } = {},
): Promise<Result<LoginResult, AccountBlocked>> {
  const { caller, address, userAgent, cookie, reply } = visit;
  const cookieValue = deps.ids.token(32);
  const sessionId = deps.ids.uuid();
  const guestId = caller.kind === "guest" ? caller.guestId : null;
  const member = await inTransaction(deps.database, async (trx) => {
    const found = await lockMemberFor(trx, userCode, "share");
    if (!found) throw new Error("cannot open a session: no member with this code");
    if (found.status === "BLOCKED") return null;
    if (caller.kind !== "anonymous") await endSession(trx, caller.sessionId);
    await insertMemberSession(trx, {
      id: sessionId,
      userCode,
      guestId: guestId ?? deps.ids.uuid(),
      tokenHash: sessionTokenHash(cookieValue, deps.secret),
      days: deps.memberSessionDays,
      mostDays: deps.memberSessionMostDays,
      continues: continues && caller.kind === "member" ? caller.sessionId : null,
      userAgent: userAgent.slice(0, maxUserAgentLength),
      addressHash: keyedHash(deps.secret, `address.${address}`),
    });
    for (const listener of deps.onSignedIn) await listener(trx, { guestId, userCode });
    return found;
  });
  if (member === null) return accountBlocked(deps);
  reply.setCookie(sessionCookie(cookieValue, { https: deps.https, days: deps.memberSessionDays }));
  reply.setCookie(knownDeviceCookie(deps, userCode, cookie, trust));
  if (!continues) visit.signedIn?.("member");
  const clubMember = await deps.isClubMember(userCode);
  return ok(loginResult(deps, member, { userAuthToken: freshAccessToken(deps, sessionId), clubMember }));
}
