import { type Kysely, sql } from "kysely";
import { sessionTouchMinutes } from "../../contract/constants.ts";
import type { IdentityTables } from "./tables.ts";

export type Session = {
  id: string;
  kind: "guest" | "member";
  guestId: string;
  userCode: string | null;
  /** A member's session that has not been moved on for a while. */
  stale: boolean;
};

type NewMemberSession = NewGuestSession & {
  readonly userCode: string;
  readonly userAgent: string;
  readonly addressHash: string;
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

const lastMovedOn = sql<boolean>`last_seen_at < now() - make_interval(mins => ${sql.lit(sessionTouchMinutes)})`;

const liveSessions = (db: Kysely<unknown>) =>
  db
    .withTables<IdentityTables>()
    .selectFrom("identity.session")
    .select([
      "id",
      sql<Session["kind"]>`kind`.as("kind"),
      "guest_id as guestId",
      "user_code as userCode",
      sql<boolean>`kind = 'member' and ${lastMovedOn}`.as("stale"),
    ])
    .where("ended_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    // A member who was shut out is out at once, on every device.
    .where(
      sql<boolean>`(user_code is null or exists (select from identity.member
        where member.user_code = session.user_code and member.status = 'ACTIVE'))`,
    );

export async function liveSessionById(db: Kysely<unknown>, id: string): Promise<Session | null> {
  return (await liveSessions(db).where("id", "=", id).executeTakeFirst()) ?? null;
}

export async function liveSessionByToken(db: Kysely<unknown>, tokenHash: string): Promise<Session | null> {
  return (await liveSessions(db).where("token_hash", "=", tokenHash).executeTakeFirst()) ?? null;
}

export async function insertMemberSession(db: Kysely<unknown>, session: NewMemberSession): Promise<void> {
  await db
    .withTables<IdentityTables>()
    .insertInto("identity.session")
    .values({
      id: session.id,
      token_hash: session.tokenHash,
      kind: "member",
      guest_id: session.guestId,
      user_code: session.userCode,
      user_agent: session.userAgent,
      address_hash: session.addressHash,
      expires_at: sql<Date>`now() + make_interval(days => ${session.days})`,
    })
    .execute();
}

/** Moves a member's session on: from today it lasts its days again. Of many requests at once one does it. */
export async function moveSessionOn(db: Kysely<unknown>, id: string, days: number): Promise<void> {
  await db
    .withTables<IdentityTables>()
    .updateTable("identity.session")
    .set({ last_seen_at: sql<Date>`now()`, expires_at: sql<Date>`now() + make_interval(days => ${days})` })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .where(lastMovedOn)
    .execute();
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

/** Ends every session of a member, but for one if it is named. Answers how many. */
export async function endAllSessionsOf(
  db: Kysely<unknown>,
  userCode: string,
  exceptSessionId: string | null = null,
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update identity.session set ended_at = now()
    where user_code = ${userCode} and ended_at is null
      and (${exceptSessionId}::uuid is null or id <> ${exceptSessionId}::uuid)
    returning id`.execute(db);
  return rows.length;
}

/** Ends a session if it is this member's. Answers whether it was there to be ended. */
export async function endSessionOf(db: Kysely<unknown>, userCode: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update identity.session set ended_at = now()
    where id = ${id} and user_code = ${userCode} and ended_at is null and expires_at > now()
    returning id`.execute(db);
  return rows.length > 0;
}

export type DeviceRow = { id: string; userAgent: string; createdAt: Date; lastSeenAt: Date };

/** Where a member is signed in now, the last used first. */
export async function sessionsOfMember(db: Kysely<unknown>, userCode: string, most: number): Promise<DeviceRow[]> {
  const { rows } = await sql<DeviceRow>`
    select id, user_agent as "userAgent", created_at as "createdAt", last_seen_at as "lastSeenAt"
    from identity.session
    where user_code = ${userCode} and ended_at is null and expires_at > now()
    order by last_seen_at desc, id
    limit ${most}`.execute(db);
  return rows;
}

/** Who the member of a session was before they signed in. */
export async function guestBeforeSession(db: Kysely<unknown>, id: string): Promise<string | null> {
  const row = await db
    .withTables<IdentityTables>()
    .selectFrom("identity.session")
    .select("guest_id as guestId")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.guestId ?? null;
}
