import { type Kysely, sql } from "kysely";
import { type Versioned, type VersionedReader, versionedReader } from "#kit/cache/versioned-cache.ts";
import type { QueryFragment } from "#kit/postgres/query-fragment.ts";
import type { Channel } from "../channels/channel.ts";

const columns = sql`code, parent_code as "parentCode", stage, kind, gateway, bank, months, names, image, fee,
  fee_basis_points as "feeBasisPoints", least_amount as "leastAmount", most_amount as "mostAmount",
  lasts_seconds as "lastsSeconds", couriers, enabled`;

/** The version of the channels in the snapshot of a statement. */
export const channelsVersion: QueryFragment<string> = {
  sql: sql`(select to_json(stamp) from payment.edition)`,
  read: (found) => found as string,
};

export type ChannelReader = VersionedReader<Kysely<unknown>, readonly Channel[]>;

/** Caches the channels under their version, switched off ones too. */
export const channelReader = (): ChannelReader => versionedReader("payment channels", readVersionedChannels);

async function readVersionedChannels(db: Kysely<unknown>): Promise<Versioned<readonly Channel[]>> {
  const { rows } = await sql<Versioned<readonly Channel[]>>`
    select edition.stamp as version, (
      select coalesce(json_agg(channel), '[]') from (
        select ${columns} from payment.channel order by stage, position, code) as channel) as value
    from payment.edition`.execute(db);
  return rows[0] ?? { version: "", value: [] };
}

/** All channels in display order. Those that are switched off still name the method of orders that chose them. */
export async function readChannels(db: Kysely<unknown>): Promise<Channel[]> {
  const { rows } = await sql<Channel>`
    select ${columns} from payment.channel order by stage, position, code`.execute(db);
  return rows;
}

export async function readChannel(db: Kysely<unknown>, code: string): Promise<Channel | null> {
  const { rows } = await sql<Channel>`
    select ${columns} from payment.channel where code = ${code}`.execute(db);
  return rows[0] ?? null;
}

/** Sets the fees of channels that have none; for seeding. */
export async function setChannelFees(
  db: Kysely<unknown>,
  fees: readonly { readonly code: string; readonly fee: number }[],
): Promise<void> {
  await sql`
    update payment.channel set fee = given.fee
    from unnest(${fees.map(({ code }) => code)}::text[], ${fees.map(({ fee }) => fee)}::bigint[]) as given (code, fee)
    where channel.code = given.code and channel.fee = 0`.execute(db);
}
