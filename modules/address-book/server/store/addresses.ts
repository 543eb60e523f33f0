import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { type QueryFragment, readFragment } from "#kit/postgres/query-fragment.ts";
import type { AddressInput } from "../../contract/address.ts";
import type { Area } from "../../contract/area.ts";
import type { AddressType } from "../../contract/constants.ts";
import type { AddressBookTables } from "./tables.ts";

/** An address of a member, with the names of its area. */
export type SavedAddress = Area & {
  readonly code: string;
  readonly type: AddressType;
  readonly companyName: string;
  readonly taxId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
  readonly address1: string;
  readonly zip: string;
  readonly isDefault: boolean;
};

const savedColumns = sql`
  address.code, address.type, address.company_name as "companyName", address.tax_id as "taxId",
  address.first_name as "firstName", address.last_name as "lastName", address.mobile, address.address1, address.zip,
  address.is_default as "isDefault", province.code as state, province.name as "stateName", city.code as city,
  city.name as "cityName", district.code as district, district.name as "districtName"`;
const withArea = sql`
  address_book.address
  join address_book.region as district on district.code = address.district_code
  join address_book.region as city on city.code = district.parent_code
  join address_book.region as province on province.code = city.parent_code`;

/** A member's addresses: the default first, then the one saved last. */
export async function listAddresses(db: Kysely<unknown>, userCode: string): Promise<SavedAddress[]> {
  const { rows } = await sql<SavedAddress>`
    select ${savedColumns} from ${withArea} where address.user_code = ${userCode}
    order by address.is_default desc, address.saved_at desc, address.code`.execute(db);
  return rows;
}

/** One address of a member; null for an unknown one or another member's. Both are expressions of type text. */
export const savedAddressFragment = (
  userCode: RawBuilder<unknown>,
  addressCode: RawBuilder<unknown>,
): QueryFragment<SavedAddress | null> => ({
  sql: sql`(select row_to_json(saved) from (
    select ${savedColumns} from ${withArea}
    where address.user_code = ${userCode} and address.code = ${addressCode}) as saved)`,
  read: (found) => found as SavedAddress | null,
});

export const readAddress = (db: Kysely<unknown>, userCode: string, addressCode: string): Promise<SavedAddress | null> =>
  readFragment(db, savedAddressFragment(sql`${userCode}`, sql`${addressCode}`));

/** Serialises changes of one member's addresses, so that the limit and the single default hold. */
export async function lockAddresses(trx: Transaction<unknown>, userCode: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`address book ${userCode}`}, 0))`.execute(trx);
}

/** The number of the member's addresses, and whether this one exists and is the default. The caller holds the lock. */
export async function readAddressCounts(
  trx: Transaction<unknown>,
  userCode: string,
  addressCode: string | null,
): Promise<{ total: number; exists: boolean; isDefault: boolean }> {
  const { rows } = await sql<{ total: number; exists: boolean; isDefault: boolean }>`
    select count(*)::int as total, coalesce(bool_or(code = ${addressCode}), false) as "exists",
      coalesce(bool_or(code = ${addressCode} and is_default), false) as "isDefault"
    from address_book.address where user_code = ${userCode}`.execute(trx);
  return rows[0] ?? { total: 0, exists: false, isDefault: false };
}

export type AddressRow = AddressInput & { readonly code: string; readonly userCode: string; readonly at: Date };

/** Writes an address; a new default replaces the old one. */
export async function writeAddress(trx: Transaction<unknown>, row: AddressRow): Promise<void> {
  if (row.isDefault) {
    await sql`update address_book.address set is_default = false
      where user_code = ${row.userCode} and is_default and code <> ${row.code}`.execute(trx);
  }
  await sql`
    insert into address_book.address as stored (code, user_code, type, company_name, tax_id, first_name, last_name, mobile,
      address1, district_code, zip, is_default, saved_at)
    values (${row.code}, ${row.userCode}, ${row.type}, ${row.companyName}, ${row.taxId}, ${row.recipientFirstName},
      ${row.recipientLastName}, ${row.recipientMobile}, ${row.address1}, ${row.district}, ${row.zipCode},
      ${row.isDefault}, ${row.at})
    on conflict (code) do update set type = excluded.type, company_name = excluded.company_name, tax_id = excluded.tax_id,
      first_name = excluded.first_name, last_name = excluded.last_name, mobile = excluded.mobile,
      address1 = excluded.address1, district_code = excluded.district_code, zip = excluded.zip,
      is_default = excluded.is_default, saved_at = excluded.saved_at
    where stored.user_code = excluded.user_code`.execute(trx);
}

/** Adds addresses to members who have none yet, for seeding. */
export async function addAddresses(db: Kysely<unknown>, rows: readonly AddressRow[]): Promise<void> {
  const { rows: existing } = await sql<{ userCode: string }>`
    select distinct user_code as "userCode" from address_book.address
    where user_code = any(${rows.map(({ userCode }) => userCode)})`.execute(db);
  const withAddresses = new Set(existing.map(({ userCode }) => userCode));
  const missing = rows.filter(({ userCode }) => !withAddresses.has(userCode));
  if (missing.length === 0) return;
  await db
    .withTables<AddressBookTables>()
    .insertInto("address_book.address")
    .values(
      missing.map((row) => ({
        code: row.code,
        user_code: row.userCode,
        type: row.type,
        company_name: row.companyName,
        tax_id: row.taxId,
        first_name: row.recipientFirstName,
        last_name: row.recipientLastName,
        mobile: row.recipientMobile,
        address1: row.address1,
        district_code: row.district,
        zip: row.zipCode,
        is_default: row.isDefault,
        saved_at: row.at,
      })),
    )
    .execute();
}

/** Deletes an address; after the default, the one saved last becomes the default. Returns whether it existed. */
export async function deleteAddress(
  trx: Transaction<unknown>,
  userCode: string,
  addressCode: string,
): Promise<boolean> {
  const { rows } = await sql<{ isDefault: boolean }>`
    delete from address_book.address where user_code = ${userCode} and code = ${addressCode}
    returning is_default as "isDefault"`.execute(trx);
  if (rows[0]?.isDefault) {
    await sql`update address_book.address set is_default = true where code = (
      select code from address_book.address where user_code = ${userCode} order by saved_at desc, code limit 1)`.execute(
      trx,
    );
  }
  return rows.length > 0;
}
