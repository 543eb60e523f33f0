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
  /** A member's session that has not been moved on for a while. */
  stale: boolean;
};

type NewMemberSession = NewGuestSession & {
  readonly userCode: string;
  readonly userAgent: string;
  readonly addressHash: string;
  /** It ends so many days after its holder proved who they are, however often they come. */
  readonly mostDays: number;
  /** The session it takes the place of, whose proof it goes on with; null after a proof of its own. */
  readonly continues: string | null;
};

type NewGuestSession = { id: string; guestId: string; tokenHash: string; days: number };

/** How many may be opened under a key while a window lasts. */
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

/** Counts a guest's session under its key and opens it, unless there are too many; by one statement, so that it is written to the disk once. */
export const insertGuestSession = async (
  db: Kysely<unknown>,
  session: NewGuestSession & SessionLimit,
): Promise<boolean> => (await insertCounted(db, session)).length > 0;

const lastMovedOn = sql<boolean>`last_seen_at < now() - make_interval(mins => ${sql.lit(sessionTouchMinutes)})`;

/** A member who was shut out is out at once, on every device. */
const isLive = sql`ended_at is null and expires_at > now() and (user_code is null or exists (
  select from identity.member where member.user_code = session.user_code and member.status = 'ACTIVE'))`;
const isStale = sql<boolean>`kind = 'member' and ${lastMovedOn}`;

/** Every request asks one of these: their texts are made once, and a crowd shares the asking. */
const liveSession = (column: "id" | "token_hash", type: "uuid" | "text") =>
  findByKeyBatched(
    type,
    (key) => sql<Session>`
      select id, kind, guest_id as "guestId", user_code as "userCode", ${isStale} as stale
      from identity.session where ${sql.ref(column)} = ${key} and ${isLive}`,
  );

/**
 * Who holds a session, as `guest:` and the guest or `member:` and the member; null when it is over, or is to be moved on. For statements
 * that tell by the way whether an answer may still be given to whom it was made for. The id is an expression of type uuid.
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

/** Moves a member's session on: from today it lasts its days again, but not beyond its absolute end. Of many requests at once one does it. */
export async function moveSessionOn(
  db: Kysely<unknown>,
  id: string,
  { days, mostDays }: { readonly days: number; readonly mostDays: number },
): Promise<void> {
  await sql`
    update identity.session set last_seen_at = now(),
      expires_at = least(now() + make_interval(days => ${days}), signed_in_at + make_interval(days => ${mostDays}))
    where id = ${id} and ended_at is null and ${lastMovedOn}`.execute(db);
}

/** Sessions that are over are kept this long, for a member who asks what happened on their account. */
const keptDays = 30;
const atOnce = 5_000;

/** Takes away sessions that were over a while ago, some at a time so that nobody waits for it. Answers how many. */
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
