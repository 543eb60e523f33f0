import { sql } from "kysely";
import { askedTogether } from "#kit/postgres/asked-together.ts";
import type { Places } from "#kit/postgres/fixed-statement.ts";
import { wordedParts } from "#kit/postgres/worded-parts.ts";
import { areaOf, bookAddress } from "#modules/address-book/server/index.ts";
import { channelNews } from "#modules/payment/server/index.ts";

/** The chosen address or districts, and the version of the payment channels this process has cached. */
export type DestinationValues = {
  readonly userCode: string | null;
  readonly addressCode: string | null;
  readonly district: string | null;
  readonly billingDistrict: string | null;
  readonly knownChannels: string | null;
};

/** Query fragments for the destination, the billing area and the payment channels. */
export const destinationParts = (of: Places<DestinationValues>) => ({
  saved: bookAddress(of.userCode, of.addressCode),
  area: areaOf(of.district),
  billingArea: areaOf(of.billingDistrict),
  channels: channelNews(of.knownChannels),
});

type BatchValues = Pick<DestinationValues, "knownChannels"> & {
  readonly [Name in Exclude<keyof DestinationValues, "knownChannels">]: readonly DestinationValues[Name][];
};

const readAll = wordedParts(
  ({ knownChannels }: Places<BatchValues>) =>
    destinationParts({
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

/** Reads them without any line, for a sold-out checkout. One statement per batch: a flash sale ends with many of these at once. */
export const readDestination = askedTogether(
  ({ knownChannels }: DestinationValues) => knownChannels ?? "",
  (db, checkouts) =>
    readAll(db, {
      userCode: checkouts.map(({ userCode }) => userCode),
      addressCode: checkouts.map(({ addressCode }) => addressCode),
      district: checkouts.map(({ district }) => district),
      billingDistrict: checkouts.map(({ billingDistrict }) => billingDistrict),
      knownChannels: checkouts[0]?.knownChannels ?? null,
    }),
);
