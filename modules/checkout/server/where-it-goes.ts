import { sql } from "kysely";
import { askedTogether } from "#kit/postgres/asked-together.ts";
import type { Places } from "#kit/postgres/fixed-statement.ts";
import { wordedParts } from "#kit/postgres/worded-parts.ts";
import { areaOf, bookAddress } from "#modules/address-book/server/index.ts";
import { channelNews } from "#modules/payment/server/index.ts";

/** The address or the districts that were chosen, and the edition of the channels that were read last. */
export type AskedWhere = {
  readonly userCode: string | null;
  readonly addressCode: string | null;
  readonly district: string | null;
  readonly billingDistrict: string | null;
  readonly knownChannels: string | null;
};

/** Where a checkout goes and how one may pay: what there is to know of it besides its goods. */
export const whereParts = (of: Places<AskedWhere>) => ({
  saved: bookAddress(of.userCode, of.addressCode),
  area: areaOf(of.district),
  billingArea: areaOf(of.billingDistrict),
  channels: channelNews(of.knownChannels),
});

type Together = Pick<AskedWhere, "knownChannels"> & {
  readonly [Name in Exclude<keyof AskedWhere, "knownChannels">]: readonly AskedWhere[Name][];
};

const readAll = wordedParts(
  ({ knownChannels }: Places<Together>) =>
    whereParts({
      userCode: sql`asked.user_code`,
      addressCode: sql`asked.address`,
      district: sql`asked.district`,
      billingDistrict: sql`asked.billing`,
      knownChannels,
    }),
  (of) => sql`
    (select ${of.userCode}::text[] as users, ${of.addressCode}::text[] as addresses, ${of.district}::text[] as districts,
      ${of.billingDistrict}::text[] as billings offset 0) as given,
    unnest(given.users, given.addresses, given.districts, given.billings)
      with ordinality as asked (user_code, address, district, billing, number)
    order by asked.number`,
);

/** Reads it for a checkout of which nothing is left. A crowd that came too late shares the statement. */
export const readWhere = askedTogether(
  ({ knownChannels }: AskedWhere) => knownChannels ?? "",
  (db, checkouts) =>
    readAll(db, {
      userCode: checkouts.map(({ userCode }) => userCode),
      addressCode: checkouts.map(({ addressCode }) => addressCode),
      district: checkouts.map(({ district }) => district),
      billingDistrict: checkouts.map(({ billingDistrict }) => billingDistrict),
      knownChannels: checkouts[0]?.knownChannels ?? null,
    }),
);
