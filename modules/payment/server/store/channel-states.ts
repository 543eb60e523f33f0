import { type Kysely, sql, type Transaction } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import type { RecordWrite } from "#kit/postgres/records/record-type.ts";
import type { ChannelState } from "../../contract/channel-state.ts";

type Row = {
  readonly code: string;
  readonly parentCode: string | null;
  readonly kind: string;
  readonly gateway: string | null;
  readonly names: { readonly [Language in Locale]?: string };
  readonly position: number;
  readonly enabled: boolean;
  readonly fee: number;
  readonly feeBasisPoints: number;
  readonly least: number;
  readonly most: number | null;
  readonly seconds: number | null;
  readonly couriers: readonly string[] | null;
};

const columns = sql`code, parent_code as "parentCode", kind, gateway, names, position, enabled, fee,
  fee_basis_points as "feeBasisPoints", least_amount as least, most_amount as most, lasts_seconds as seconds, couriers`;

const isGroupRow = ({ kind, gateway }: Pick<Row, "kind" | "gateway">): boolean => kind !== "cod" && gateway === null;

const stateOf = (row: Row): ChannelState => ({
  names: row.names,
  position: row.position,
  ...(row.enabled ? { enabled: true as const } : {}),
  ...(isGroupRow(row) ? {} : termsOf(row)),
});

const termsOf = ({ fee, feeBasisPoints, least, most, seconds, couriers }: Row) => ({
  ...(fee === 0 ? {} : { fee }),
  ...(feeBasisPoints === 0 ? {} : { feeBasisPoints }),
  ...(least === 0 ? {} : { least }),
  ...(most === null ? {} : { most }),
  ...(seconds === null ? {} : { minutes: Math.ceil(seconds / 60) }),
  ...(couriers === null ? {} : { couriers: Object.fromEntries(couriers.map((code) => [code, true as const])) }),
});

/** The states of those channels that exist; one statement. */
export async function readChannelStates(
  db: Kysely<unknown>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, ChannelState>> {
  const { rows } = await sql<Row>`
    select ${columns} from payment.channel where code = any(${[...codes]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.code, stateOf(row)]));
}

export type ChannelKindRow = { readonly code: string; readonly kind: string; readonly isGroup: boolean };

/** What kind of channels these are; it decides which fields they have. */
export async function kindsOfChannels(db: Kysely<unknown>, codes: readonly string[]): Promise<ChannelKindRow[]> {
  const { rows } = await sql<Row>`
    select ${columns} from payment.channel where code = any(${[...codes]}::text[])`.execute(db);
  return rows.map((row) => ({ code: row.code, kind: row.kind, isGroup: isGroupRow(row) }));
}

/** Writes existing channels by one statement. What staff do not edit stays: gateway, bank, term and picture. */
export async function writeChannelStates(
  trx: Transaction<unknown>,
  writes: readonly RecordWrite<ChannelState>[],
): Promise<void> {
  const drafts = writes.flatMap(({ id, after }) => {
    if (after === null) return [];
    const { names, position, enabled = false, fee = 0, feeBasisPoints = 0, least = 0, most = null } = after;
    const couriers = after.couriers === undefined ? null : Object.keys(after.couriers);
    const seconds = after.minutes === undefined ? null : after.minutes * 60;
    return [{ code: id, names, position, enabled, fee, feeBasisPoints, least, most, seconds, couriers }];
  });
  // Groups keep the time their first children were made with: it means nothing for them.
  await sql`
    update payment.channel set names = draft.names, position = draft.position, enabled = draft.enabled, fee = draft.fee,
      fee_basis_points = draft."feeBasisPoints", least_amount = draft.least, most_amount = draft.most,
      lasts_seconds = coalesce(draft.seconds, case when gateway is null and kind <> 'cod' then lasts_seconds end),
      couriers = draft.couriers
    from jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) as draft (
      code text, names jsonb, position integer, enabled boolean, fee bigint, "feeBasisPoints" integer, least bigint,
      most bigint, seconds integer, couriers text[])
    where channel.code = draft.code`.execute(trx);
}

export type AdminChannelRow = Omit<Row, "seconds" | "couriers"> & {
  readonly isGroup: boolean;
  readonly minutes: number | null;
  readonly couriers: readonly string[] | null;
  /** Payments that wait for their money through it. */
  readonly waiting: number;
};

/** Every channel in display order, with the payments that wait; one statement. */
export async function listChannels(db: Kysely<unknown>): Promise<AdminChannelRow[]> {
  const { rows } = await sql<Row & { waiting: number }>`
    select ${columns}, coalesce(live.waiting, 0) as waiting
    from payment.channel
    left join (
      select channel_code, count(*)::int as waiting from payment.attempt
      where state in ('opening', 'open') group by channel_code) as live on live.channel_code = channel.code
    order by stage, position, code`.execute(db);
  return rows.map(({ seconds, ...row }) => ({
    ...row,
    isGroup: isGroupRow(row),
    minutes: seconds === null || isGroupRow(row) ? null : Math.ceil(seconds / 60),
  }));
}
