import { type Kysely, type RawBuilder, sql } from "kysely";
import type { KeyedLimit } from "#kit/postgres/declared-limits.ts";
import { findByKeyBatched } from "#kit/postgres/find-by-key.ts";
import { type Params, preparedQuery } from "#kit/postgres/prepared-query.ts";
import type { QueryFragment } from "#kit/postgres/query-fragment.ts";
import { countHit } from "#kit/postgres/rate-limit.ts";
import { sessionTouchMinutes } from "../../contract/constants.ts";
import type { IdentityTables } from "./tables.ts";

export type Session = {
  id: string;
  kind: "guest" | "member";
  guestId: string;
  userCode: string | null;
  /** A member session that is due for renewal. */
  stale: boolean;
};

type NewMemberSession = NewGuestSession & {
  readonly userCode: string;
  readonly userAgent: string;
  readonly addressHash: string;
  /** Absolute lifetime in days from the authentication, however often the member visits. */
  readonly mostDays: number;
  /** The replaced session, whose authentication time is kept; null after a new authentication. */
  readonly continues: string | null;
};

type NewGuestSession = { id: string; guestId: string; tokenHash: string; days: number };

/** Limit per key and window. */
export type SessionLimit = Pick<KeyedLimit, "key" | "limit" | "windowSeconds">;

const insertCounted = preparedQuery(
  (of: Params<NewGuestSession & SessionLimit>) => sql<{ id: string }>`
    with hit as (${countHit(of.key, of.windowSeconds)})
    insert into identity.session (id, token_hash, kind, guest_id, expires_at)
    -- The database's clock decides, here and when the session is looked up.
    select ${of.id}::uuid, ${of.tokenHash}::text, 'guest', ${of.guestId}::text, now() + make_interval(days => ${of.days}::int)
    from hit where hit.count <= ${of.limit}::int
    returning id`,
);

/** Counts a guest session under its key and inserts it unless the limit is reached; in one statement, hence one commit. */
export const insertGuestSession = async (
  db: Kysely<unknown>,
  session: NewGuestSession & SessionLimit,
): Promise<boolean> => (await insertCounted(db, session)).length > 0;

const lastMovedOn = sql<boolean>`last_seen_at < now() - make_interval(mins => ${sql.lit(sessionTouchMinutes)})`;

/** Blocking a member ends all their sessions at once. */
const isLive = sql`ended_at is null and expires_at > now() and (user_code is null or exists (
  select from identity.member where member.user_code = session.user_code and member.status = 'ACTIVE'))`;
const isStale = sql<boolean>`kind = 'member' and ${lastMovedOn}`;

/** Prepared once: every request runs one of these, and concurrent ones are batched. */
const liveSession = (column: "id" | "token_hash", type: "uuid" | "text") =>
  findByKeyBatched(
    type,
    (key) => sql<Session>`
      select id, kind, guest_id as "guestId", user_code as "userCode", ${isStale} as stale
      from identity.session where ${sql.ref(column)} = ${key} and ${isLive}`,
  );

/**
 * SQL expression for a session's holder: `guest:<id>` or `member:<code>`; null when the session has ended or is due for
 * renewal. Used by cache validators to recheck who a cached response was made for. The id is an expression of type uuid.
 */
export const holderOfSession = (id: RawBuilder<unknown>): QueryFragment<string | null> => ({
  sql: sql`(
    select to_json(case when kind = 'member' then 'member:' || user_code else 'guest:' || guest_id end)
    from identity.session where id = ${id} and ${isLive} and not (${isStale}))`,
  read: (found) => found as string | null,
});

export const liveSessionById = liveSession("id", "uuid");
export const liveSessionByToken = liveSession("token_hash", "text");

export async function insertMemberSession(db: Kysely<unknown>, session: NewMemberSession): Promise<void> {
  await sql`
    insert into identity.session
      (id, token_hash, kind, guest_id, user_code, user_agent, address_hash, signed_in_at, expires_at)
    select ${session.id}::uuid, ${session.tokenHash}, 'member', ${session.guestId}, ${session.userCode},
      ${session.userAgent}, ${session.addressHash}, proof.at,
      least(now() + make_interval(days => ${session.days}), proof.at + make_interval(days => ${session.mostDays}))
    from (select coalesce((select signed_in_at from identity.session
      where id = ${session.continues}::uuid and user_code = ${session.userCode}), now()) as at) as proof`.execute(db);
}

/** Renews a member session, but not beyond its absolute end. Of concurrent requests one renews it. */
export async function extendSession(
  db: Kysely<unknown>,
  id: string,
  { days, mostDays }: { readonly days: number; readonly mostDays: number },
): Promise<void> {
  await sql`
    update identity.session set last_seen_at = now(),
      expires_at = least(now() + make_interval(days => ${days}), signed_in_at + make_interval(days => ${mostDays}))
    where id = ${id} and ended_at is null and ${lastMovedOn}`.execute(db);
}

/** Ended sessions are stored this long, for members who ask what happened in their account. */
const keptDays = 30;
const atOnce = 5_000;

/** Deletes old ended sessions in batches, which keeps locks short. Returns how many. */
export async function purgeSessions(db: Kysely<unknown>): Promise<number> {
  let removed = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from identity.session where id in (
        select id from identity.session
        where expires_at < now() - make_interval(days => ${sql.lit(keptDays)})
          or ended_at < now() - make_interval(days => ${sql.lit(keptDays)})
        limit ${sql.lit(atOnce)})`.execute(db);
    removed += Number(numAffectedRows);
    if (numAffectedRows < BigInt(atOnce)) return removed;
  }
}

/** Ends a session on all nodes. */
export async function endSession(db: Kysely<unknown>, id: string): Promise<void> {
  await db
    .withTables<IdentityTables>()
    .updateTable("identity.session")
    .set({ ended_at: sql<Date>`now()` })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .execute();
}

/** Ends all sessions of a member except `keep`, if given. Returns how many. */
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

/** Ends a session if it belongs to this member. Returns whether it was open. */
export async function endSessionOf(db: Kysely<unknown>, userCode: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update identity.session set ended_at = now()
    where id = ${id} and user_code = ${userCode} and ended_at is null and expires_at > now()
    returning id`.execute(db);
  return rows.length > 0;
}

export type DeviceRow = { id: string; userAgent: string; createdAt: Date; lastSeenAt: Date };

/** A member's open sessions, the last used first. */
export async function sessionsOfMember(db: Kysely<unknown>, userCode: string, most: number): Promise<DeviceRow[]> {
  const { rows } = await sql<DeviceRow>`
    select id, user_agent as "userAgent", created_at as "createdAt", last_seen_at as "lastSeenAt"
    from identity.session
    where user_code = ${userCode} and ended_at is null and expires_at > now()
    order by last_seen_at desc, id
    limit ${most}`.execute(db);
  return rows;
}

/** The guest that a member's session was before the sign-in. */
export async function guestBeforeSession(db: Kysely<unknown>, id: string): Promise<string | null> {
  const row = await db
    .withTables<IdentityTables>()
    .selectFrom("identity.session")
    .select("guest_id as guestId")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.guestId ?? null;
}
