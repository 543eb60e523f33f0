import { type Kysely, sql, type Transaction } from "kysely";

/** An item as the journal stores it. A type, not an interface: records are JSON. */
export type MediaState = {
  readonly path: string;
  /** The key of its file. */
  readonly file: string;
  readonly name: string;
  readonly alt?: { readonly [locale: string]: string };
  /** The focal point, from the left and the top, in percent. */
  readonly focus?: readonly [number, number];
  readonly tags?: readonly string[];
  readonly uploadedBy: string;
  readonly uploadedAt: string;
};

export async function readStates(
  trx: Transaction<unknown>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MediaState>> {
  const { rows } = await sql<{ id: string; state: MediaState; uploadedAt: Date }>`
    select id, uploaded_at as "uploadedAt", jsonb_strip_nulls(jsonb_build_object(
      'path', path, 'file', file_key, 'name', name, 'alt', nullif(alt, '{}'::jsonb),
      'focus', case when focus_x is not null then jsonb_build_array(focus_x, focus_y) end,
      'tags', case when tags <> '{}' then to_jsonb(tags) end, 'uploadedBy', uploaded_by)) as state
    from media.item where id = any(${ids}::text[])`.execute(trx);
  return new Map(rows.map(({ id, state, uploadedAt }) => [id, { ...state, uploadedAt: uploadedAt.toISOString() }]));
}

/** Locks items before a change. */
export async function lockItems(trx: Transaction<unknown>, ids: readonly string[]): Promise<void> {
  await sql`select from media.item where id = any(${ids}::text[]) order by id for update`.execute(trx);
}

/**
 * Locks the items with these paths until the transaction ends, so that a record may refer to them. Returns the paths that do
 * not exist.
 */
export async function lockMedia(trx: Transaction<unknown>, paths: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(paths)].filter((path) => path.startsWith("/media/"));
  if (wanted.length === 0) return [];
  const { rows } = await sql<{ path: string }>`
    select path from media.item where path = any(${wanted}::text[]) order by id for key share`.execute(trx);
  const found = new Set(rows.map(({ path }) => path));
  return wanted.filter((path) => !found.has(path));
}

export async function deleteItems(trx: Transaction<unknown>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await sql`delete from media.item where id = any(${ids}::text[])`.execute(trx);
}

const searchable = ({ name, alt = {}, tags = [] }: MediaState): string =>
  [name, ...tags, ...Object.values(alt)].join(" ").toLowerCase();

export async function upsertItems(
  trx: Transaction<unknown>,
  items: readonly (MediaState & { readonly id: string })[],
): Promise<void> {
  if (items.length === 0) return;
  const rows = items.map(({ focus, alt = {}, tags = [], ...item }) => ({
    ...item,
    alt,
    tags,
    focus_x: focus?.[0] ?? null,
    focus_y: focus?.[1] ?? null,
    search: searchable({ ...item, alt, tags }),
  }));
  await sql`
    insert into media.item
      (id, path, file_key, name, alt, focus_x, focus_y, tags, search, uploaded_by, uploaded_at)
    select id, path, file, name, alt, focus_x, focus_y, tags, search, "uploadedBy", "uploadedAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as item (id text, path text, file text, name text, alt jsonb,
      focus_x smallint, focus_y smallint, tags text[], search text, "uploadedBy" text, "uploadedAt" timestamptz)
    on conflict (id) do update set file_key = excluded.file_key, name = excluded.name, alt = excluded.alt,
      focus_x = excluded.focus_x, focus_y = excluded.focus_y, tags = excluded.tags, search = excluded.search`.execute(
    trx,
  );
}

/** The fields of a library file that serving it needs. */
export type ServedFile = {
  readonly path: string;
  readonly key: string;
  readonly hash: string;
  readonly type: string;
  readonly bytes: number;
};

const served = sql`
  select path, key, hash, type, bytes::float8 as bytes from media.item join media.file on key = file_key`;

export async function allServedFiles(db: Kysely<unknown>): Promise<ServedFile[]> {
  return (await sql<ServedFile>`${served}`.execute(db)).rows;
}

/** The file whose path starts with this id; a picture's name does not include the extension. */
export async function servedFile(db: Kysely<unknown>, id: string): Promise<ServedFile | null> {
  return (await sql<ServedFile>`${served} where id = ${id}`.execute(db)).rows[0] ?? null;
}

export async function servedFiles(db: Kysely<unknown>, ids: readonly string[]): Promise<ServedFile[]> {
  return (await sql<ServedFile>`${served} where id = any(${ids}::text[])`.execute(db)).rows;
}
