import type { Caller } from "#kit/graphql/context.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { extendSession, liveSessionById, liveSessionByToken, type Session } from "../store/sessions.ts";
import { issueAccessToken, readAccessToken } from "./access-token.ts";
import { readSessionCookie, sessionCookie, sessionTokenHash } from "./session-cookie.ts";

export type Credentials = { authorization: string | undefined; cookie: string | undefined };
export type Authenticated = {
  caller: Caller;
  renewedToken: string | null;
  /** Sets the session cookie again with a new expiry: a member who keeps visiting stays signed in (D-11). */
  renewedCookie: string | null;
};

const anonymous: Authenticated = { caller: { kind: "anonymous" }, renewedToken: null, renewedCookie: null };

function callerOf(session: Session): Caller {
  return session.kind === "member" && session.userCode
    ? { kind: "member", sessionId: session.id, userCode: session.userCode }
    : { kind: "guest", sessionId: session.id, guestId: session.guestId };
}

export function freshAccessToken(deps: IdentityDeps, sessionId: string): string {
  const expiresAt = new Date(deps.clock.now().getTime() + deps.accessTokenSeconds * 1000);
  return issueAccessToken({ sessionId, expiresAt }, deps.secret);
}

const bearerOf = (authorization: string | undefined): string | undefined =>
  /^Bearer (\S+)$/.exec(authorization ?? "")?.[1];

/** The session id in a valid access token, without checking whether the session is still open; null without a valid token. */
export function provenSession(
  { secret, clock }: Pick<IdentityDeps, "secret" | "clock">,
  authorization: string | undefined,
): string | null {
  const bearer = bearerOf(authorization);
  const token = bearer === undefined ? null : readAccessToken(bearer, secret, clock.now());
  return token?.ok ? token.value.sessionId : null;
}

/**
 * Identifies the caller by access token and session cookie. When only the token has expired, the cookie of the same session
 * renews it. The database is asked on every request whether the session is still open.
 */
export async function authenticate(deps: IdentityDeps, credentials: Credentials): Promise<Authenticated> {
  const bearer = bearerOf(credentials.authorization);
  if (bearer === undefined) return byCookie(deps, credentials.cookie, null);
  const token = readAccessToken(bearer, deps.secret, deps.clock.now());
  if (token.ok) {
    const session = await liveSessionById(deps.database.kysely, token.value.sessionId);
    if (!session) return anonymous;
    // A page load sends the cookie without a token, so the cookie is renewed separately.
    await extendIfStale(deps, session);
    return { caller: callerOf(session), renewedToken: null, renewedCookie: null };
  }
  if (token.error.code === "EXPIRED") return byCookie(deps, credentials.cookie, token.error.sessionId);
  return anonymous;
}

async function byCookie(
  deps: IdentityDeps,
  header: string | undefined,
  onlyFor: string | null,
): Promise<Authenticated> {
  const value = readSessionCookie(header, deps.https);
  if (!value) return anonymous;
  const session = await liveSessionByToken(deps.database.kysely, sessionTokenHash(value, deps.secret));
  if (!session || (onlyFor !== null && session.id !== onlyFor)) return anonymous;
  await extendIfStale(deps, session);
  return {
    caller: callerOf(session),
    renewedToken: freshAccessToken(deps, session.id),
    renewedCookie:
      session.kind === "member" ? sessionCookie(value, { https: deps.https, days: deps.memberSessionDays }) : null,
  };
}

async function extendIfStale(deps: IdentityDeps, session: Session): Promise<void> {
  if (!session.stale) return;
  const lasting = { days: deps.memberSessionDays, mostDays: deps.memberSessionMostDays };
  await extendSession(deps.database.kysely, session.id, lasting);
}
