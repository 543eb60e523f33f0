import { ok } from "#kit/core/result.ts";
import type { Caller } from "#kit/graphql/context.ts";
import { operation } from "#kit/graphql/operation.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { freshAccessToken } from "../session/authenticate.ts";
import { openGuestSession } from "../session/open-guest-session.ts";
import { sessionCookie } from "../session/session-cookie.ts";
import { findActiveMember } from "../store/members.ts";

const guestWords = (token: string, guestId: string) => ({
  userAuthToken: token,
  visitorUniqueKey: guestId,
  account: `guest-${guestId.slice(0, 8)}`,
  firstName: "Guest",
  lastName: "",
  userType: "GUEST",
});

/** A browser that has lost its storage but not its cookie stays signed in (D-10). */
async function memberWords(deps: IdentityDeps, caller: Extract<Caller, { kind: "member" }>) {
  const member = await findActiveMember(deps.database.kysely, caller.userCode);
  if (!member) return null;
  return {
    userAuthToken: freshAccessToken(deps, caller.sessionId),
    visitorUniqueKey: caller.sessionId,
    account: member.email ?? member.mobile ?? member.userCode,
    firstName: member.firstName,
    lastName: member.lastName,
    userType: (await deps.isClubMember(caller.userCode)) ? "CLUB_MEMBER" : "MEMBER",
  };
}

/** Opens a guest session, or issues a new access token for the existing session. */
export const guestInit = (deps: IdentityDeps) =>
  operation({
    access: "anyone",
    clock: deps.clock,
    async run({ caller, address, reply }) {
      if (caller.kind === "guest") return ok(guestWords(freshAccessToken(deps, caller.sessionId), caller.guestId));
      const member = caller.kind === "member" ? await memberWords(deps, caller) : null;
      if (member) return ok(member);

      const opened = await openGuestSession(deps, address);
      if (!opened.ok) return opened;
      const { sessionId, guestId, cookieValue } = opened.value;
      reply.setCookie(sessionCookie(cookieValue, { https: deps.https, days: deps.guestSessionDays }));
      return ok(guestWords(freshAccessToken(deps, sessionId), guestId));
    },
    failures: {
      RATE_LIMITED: {
        "en-US": "Too many visits from your network at the moment. Please try again later.",
        "id-ID": "Terlalu banyak kunjungan dari jaringan Anda saat ini. Silakan coba lagi nanti.",
        "vi-VN": "Hiện có quá nhiều lượt truy cập từ mạng của bạn. Vui lòng thử lại sau.",
        "zh-CN": "您所在网络的访问过于频繁，请稍后再试。",
      },
    },
  });
