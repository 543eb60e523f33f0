import { type Kysely, sql, type Transaction } from "kysely";

export type Photo = { readonly id: string; readonly width: number; readonly height: number };

export type NewPhoto = Photo & {
  readonly orderCode: string;
  readonly owner: string;
  readonly content: Buffer;
  readonly at: Date;
};

export async function insertPhoto(db: Kysely<unknown>, photo: NewPhoto): Promise<void> {
  await sql`
    insert into returns.photo (id, order_code, owner, content, width, height, created_at)
    values (${photo.id}, ${photo.orderCode}, ${photo.owner}, ${photo.content}, ${photo.width}, ${photo.height},
      ${photo.at})`.execute(db);
}

/** The number of an owner's photos that belong to no return yet. */
export async function looseCount(db: Kysely<unknown>, owner: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from returns.photo where owner = ${owner} and return_code is null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Gives pictures to their return, in this order. Only the owner's own of this order, each once; answers how many. */
export async function attachPhotos(
  trx: Transaction<unknown>,
  of: { readonly returnCode: string; readonly orderCode: string; readonly owner: string },
  ids: readonly string[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    update returns.photo set return_code = ${of.returnCode}, place = wanted.place
    from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, place)
    where photo.id = wanted.id and photo.owner = ${of.owner} and photo.order_code = ${of.orderCode}
      and photo.return_code is null`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}

export async function photosOf(db: Kysely<unknown>, returnCode: string): Promise<Photo[]> {
  const { rows } = await sql<Photo>`
    select id, width, height from returns.photo where return_code = ${returnCode} order by place`.execute(db);
  return rows;
}

/** A photo for its owner; null for another owner's photo. */
export async function ownPhoto(db: Kysely<unknown>, id: string, owner: string): Promise<Buffer | null> {
  const { rows } = await sql<{ content: Buffer }>`
    select content from returns.photo where id = ${id} and owner = ${owner}`.execute(db);
  return rows[0]?.content ?? null;
}

/** A photo of a return, for staff. */
export async function photoOfReturn(db: Kysely<unknown>, returnCode: string, id: string): Promise<Buffer | null> {
  const { rows } = await sql<{ content: Buffer }>`
    select content from returns.photo where id = ${id} and return_code = ${returnCode}`.execute(db);
  return rows[0]?.content ?? null;
}

const looseHours = 24;
const keptDays = 365;

/** Pictures that no return wants after a day, and all of them a year after. Answers how many went. */
export async function purgePhotos(db: Kysely<unknown>, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from returns.photo
    where created_at < ${new Date(now.getTime() - keptDays * 86_400_000)}
      or (return_code is null and created_at < ${new Date(now.getTime() - looseHours * 3_600_000)})`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Which of these wait for a return of this order and owner, kept for it until the transaction ends. */
export async function holdLoosePhotos(
  trx: Transaction<unknown>,
  of: { readonly orderCode: string; readonly owner: string | null },
  ids: readonly string[],
): Promise<number> {
  const { rows } = await sql`
    select id from returns.photo
    where id = any(${[...ids]}::uuid[]) and owner = ${of.owner} and order_code = ${of.orderCode} and return_code is null
    order by id for update`.execute(trx);
  return rows.length;
}
