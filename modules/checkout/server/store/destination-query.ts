import { sql } from "kysely";
import { batchQueries } from "#kit/postgres/batch-queries.ts";
import { fingerprintedQuery } from "#kit/postgres/fingerprinted-query.ts";
import type { Params } from "#kit/postgres/prepared-query.ts";
import { areaFragment, savedAddressFragment } from "#modules/address-book/server/index.ts";
import { channelsVersion } from "#modules/payment/server/index.ts";

/** The chosen address or districts. */
export type DestinationValues = {
  readonly userCode: string | null;
  readonly addressCode: string | null;
  readonly district: string | null;
  readonly billingDistrict: string | null;
};

/** Query fragments for the destination, the billing area and the version of the payment channels. */
export const destinationParts = (of: Params<DestinationValues>) => ({
  saved: savedAddressFragment(of.userCode, of.addressCode),
  area: areaFragment(of.district),
  billingArea: areaFragment(of.billingDistrict),
  channelsVersion,
});

type BatchValues = { readonly [Name in keyof DestinationValues]: readonly DestinationValues[Name][] };

const readAll = fingerprintedQuery(
  (_params: Params<BatchValues>) =>
    destinationParts({
      userCode: sql`asked.user_code`,
      addressCode: sql`asked.address`,
      district: sql`asked.district`,
      billingDistrict: sql`asked.billing`,
    }),
  (of) => sql`
    (select ${of.userCode}::text[] as users, ${of.addressCode}::text[] as addresses, ${of.district}::text[] as districts,
      ${of.billingDistrict}::text[] as billings offset 0) as given,
    unnest(given.users, given.addresses, given.districts, given.billings)
      with ordinality as asked (user_code, address, district, billing, number)
    order by asked.number`,
);

/** Reads them without any line, for a sold-out checkout. One statement per batch: a flash sale ends with many of these at once. */
export const readDestination = batchQueries(
  // All of one tick share a statement.
  (_checkout: DestinationValues) => "",
  (db, checkouts) =>
    readAll(db, {
      userCode: checkouts.map(({ userCode }) => userCode),
      addressCode: checkouts.map(({ addressCode }) => addressCode),
      district: checkouts.map(({ district }) => district),
      billingDistrict: checkouts.map(({ billingDistrict }) => billingDistrict),
    }),
);
