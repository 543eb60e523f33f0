import { type Kysely, sql } from "kysely";
import type { IdentityTables } from "./tables.ts";

export type Session = {
  id: string;
  kind: "guest" | "member";
  guestId: string;
  userCode: string | null;
};

type NewGuestSession = { id: string; guestId: string; tokenHash: string; days: number };

export async function insertGuestSession(db: Kysely<unknown>, session: NewGuestSession): Promise<void> {
  await db
    .withTables<IdentityTables>()
    .insertInto("identity.session")
    .values({
      id: session.id,
      token_hash: session.tokenHash,
      kind: "guest",
      guest_id: session.guestId,
      // The database's clock decides, here and when the session is looked up.
      expires_at: sql<Date>`now() + make_interval(days => ${session.days})`,
    })
    .execute();
}

const liveSessions = (db: Kysely<unknown>) =>
  db
    .withTables<IdentityTables>()
    .selectFrom("identity.session")
    .select(["id", sql<Session["kind"]>`kind`.as("kind"), "guest_id as guestId", "user_code as userCode"])
    .where("ended_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`);

export async function liveSessionById(db: Kysely<unknown>, id: string): Promise<Session | null> {
  return (await liveSessions(db).where("id", "=", id).executeTakeFirst()) ?? null;
}

export async function liveSessionByToken(db: Kysely<unknown>, tokenHash: string): Promise<Session | null> {
  return (await liveSessions(db).where("token_hash", "=", tokenHash).executeTakeFirst()) ?? null;
}

/** From now on nobody gets in with it, on any node. */
export async function endSession(db: Kysely<unknown>, id: string): Promise<void> {
  await db
    .withTables<IdentityTables>()
    .updateTable("identity.session")
    .set({ ended_at: sql<Date>`now()` })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .execute();
}
