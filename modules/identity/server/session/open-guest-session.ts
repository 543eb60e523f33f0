import { fail, ok, type Result } from "#kit/core/result.ts";
import { hit } from "#kit/postgres/rate-limit.ts";
import { guestSessionsPerAddressPerHour } from "../../contract/constants.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { insertGuestSession } from "../store/sessions.ts";
import { sessionTokenHash } from "./session-cookie.ts";

type GuestSession = { sessionId: string; guestId: string; cookieValue: string };

export async function openGuestSession(
  deps: IdentityDeps,
  address: string,
): Promise<Result<GuestSession, { code: "RATE_LIMITED" }>> {
  const db = deps.database.kysely;
  const limit = { limit: guestSessionsPerAddressPerHour, windowSeconds: 3600 };
  const { allowed } = await hit(db, `guest-session:${address}`, limit);
  if (!allowed) return fail({ code: "RATE_LIMITED" });

  const cookieValue = deps.ids.token(32);
  const session = { id: deps.ids.uuid(), guestId: deps.ids.uuid() };
  await insertGuestSession(db, {
    ...session,
    tokenHash: sessionTokenHash(cookieValue, deps.secret),
    days: deps.guestSessionDays,
  });
  return ok({ sessionId: session.id, guestId: session.guestId, cookieValue });
}
