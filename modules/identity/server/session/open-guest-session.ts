import { fail, ok, type Result } from "#kit/core/result.ts";
import { keyedByAddress, rateLimit } from "#kit/postgres/declared-limits.ts";
import { guestSessionsPerAddressPerHour } from "../../contract/constants.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { insertGuestSession } from "../store/sessions.ts";
import { sessionTokenHash } from "./session-cookie.ts";

const perAddress = rateLimit("guest-session", guestSessionsPerAddressPerHour, 60 * 60);

type GuestSession = { sessionId: string; guestId: string; cookieValue: string };

export async function openGuestSession(
  deps: IdentityDeps,
  address: string,
): Promise<Result<GuestSession, { code: "RATE_LIMITED" }>> {
  const cookieValue = deps.ids.token(32);
  const session = { id: deps.ids.uuid(), guestId: deps.ids.uuid() };
  const opened = await insertGuestSession(deps.database.kysely, {
    ...session,
    tokenHash: sessionTokenHash(cookieValue, deps.secret),
    days: deps.guestSessionDays,
    ...keyedByAddress(perAddress, deps.secret, address),
  });
  return opened ? ok({ sessionId: session.id, guestId: session.guestId, cookieValue }) : fail({ code: "RATE_LIMITED" });
}
