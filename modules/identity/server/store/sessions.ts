import { type Kysely, sql } from "kysely";

export type Session = {
  id: string;
  kind: "guest" | "member";
  guestId: string;
  userCode: string | null;
};

export async function insertGuestSession(
  db: Kysely<unknown>,
  session: { id: string; guestId: string; tokenHash: string; days: number },
): Promise<void> {
  await sql`
    insert into identity.session (id, token_hash, kind, guest_id, expires_at)
    values (${session.id}, ${session.tokenHash}, 'guest', ${session.guestId}, now() + make_interval(days => ${session.days}))
  `.execute(db);
}

const live = sql`ended_at is null and expires_at > now()`;
const columns = sql`id, kind, guest_id as "guestId", user_code as "userCode"`;

export async function liveSessionById(db: Kysely<unknown>, id: string): Promise<Session | null> {
  const { rows } = await sql<Session>`select ${columns} from identity.session where id = ${id} and ${live}`.execute(db);
  return rows[0] ?? null;
}

export async function liveSessionByToken(db: Kysely<unknown>, tokenHash: string): Promise<Session | null> {
  const { rows } = await sql<Session>`
    select ${columns} from identity.session where token_hash = ${tokenHash} and ${live}`.execute(db);
  return rows[0] ?? null;
}

export async function endSession(db: Kysely<unknown>, id: string): Promise<void> {
  await sql`update identity.session set ended_at = now() where id = ${id} and ended_at is null`.execute(db);
}
