import { sql } from "kysely";
import type { Database } from "#kit/postgres/connect.ts";
import { aProduct, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { orderStatusCodes } from "#modules/order/contract/wire/order-status-codes.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import { goods, type Person } from "./plain-segment.ts";

export const siteCode = "ID";

/** Two provinces with a city each, and the regency beside Bandung. */
export async function insertRegions(database: Database): Promise<void> {
  await sql`
    insert into address_book.region (code, parent_code, level, name, words) values
      ('36', null, 1, 'Banten', null), ('32', null, 1, 'Jawa Barat', null),
      ('36.71', '36', 2, 'Kota Tangerang', null), ('32.73', '32', 2, 'Kota Bandung', null),
      ('32.04', '32', 2, 'Kabupaten Bandung', null), ('36.71.03', '36.71', 3, 'Batuceper', ' batuceper'),
      ('32.73.02', '32.73', 3, 'Coblong', ' coblong'), ('32.04.05', '32.04', 3, 'Cileunyi', ' cileunyi')`.execute(
    database.kysely,
  );
}

export const insertGoods = (database: Database): Promise<void> =>
  insertProducts(
    database.kysely,
    Object.entries(goods).map(([code, { categories }]) =>
      aProduct(code, { categoryCodes: [categories.at(-1) ?? "WEAR"] }),
    ),
  );

let orderNumber = 0;
const nextOrderCode = (): string => {
  orderNumber += 1;
  return `BB${String(orderNumber)
    .padStart(10, "0")
    .replaceAll(/\d/g, (digit) => "ABCDEFGHJK"[Number(digit)] ?? "A")}`;
};

/** Writes people with their accounts, addresses, consents, club links, orders and lines. Every second one subscribed by mailbox has a proved one. */
export async function insertPeople(database: Database, people: readonly Person[]): Promise<void> {
  const db = database.kysely;
  const rows = JSON.stringify(people);
  const people$ = sql`jsonb_to_recordset(${rows}::jsonb) as person (code text, "isBlocked" boolean,
    "registeredAt" timestamptz, district text, "inClub" boolean, newsletter boolean, "whatsApp" boolean)`;
  const mailbox = sql`lower(person.code) || '@mail.example'`;
  await sql`
    insert into identity.member (user_code, first_name, last_name, email, email_verified_at, mobile, status, created_at)
    select person.code, 'Name', person.code, ${mailbox},
      case when substr(person.code, length(person.code)) in ('1', '3', '5', '7', '9') then now() end,
      '+62812' || lpad(substr(person.code, 2), 8, '0'),
      case when person."isBlocked" then 'BLOCKED' else 'ACTIVE' end, person."registeredAt" from ${people$}`.execute(db);
  await sql`
    insert into newsletter.preference (user_code, by_whatsapp, news, updated_at)
    select person.code, person."whatsApp", person.newsletter, now() from ${people$}`.execute(db);
  await sql`
    insert into newsletter.subscription (code, tenant_code, domain_code, site_code, email, subscribed, subscribed_at,
      updated_at, source_type, utm_data, locale)
    select gen_random_uuid(), 'SHOP', 'WEB', ${siteCode}, ${mailbox}, true, now(), now(), 'Web', '{}', 'id-ID'
    from ${people$} where person.newsletter`.execute(db);
  await sql`
    insert into loyalty.link (user_code, club_member_id)
    select person.code, 'MC-' || person.code from ${people$} where person."inClub"`.execute(db);
  await sql`
    insert into address_book.address (code, user_code, type, first_name, last_name, mobile, address1, district_code, zip,
      is_default, saved_at)
    select 'A-' || person.code, person.code, '2', 'Name', person.code, '+628121', 'Jalan 1', person.district, '00000',
      true, now() from ${people$} where person.district is not null`.execute(db);
  const orders = people.flatMap(({ code, orders: own }) =>
    own.map((order) => ({
      ...order,
      status: orderStatusCodes[order.status],
      code: nextOrderCode(),
      owner: `member:${code}`,
    })),
  );
  await sql`
    insert into orders.placed_order (code, owner, payment_reference, status, delivery_type, source_code, receiver,
      product_amount, promotion_discount, coupon_discount, points_used, points_amount, freight, freight_discount, fee,
      total_amount, is_flash_sale, locale, placed_at)
    select code, owner, 'P' || code, status, ${deliveryMethodCodes.homeDelivery}, 'WH01', '{}', total, 0, 0, 0, 0, 0, 0, 0, total, false, 'id-ID',
      "placedAt" from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb)
      as placed (code text, owner text, status text, total bigint, "placedAt" timestamptz)`.execute(db);
  const lines = orders.flatMap(({ code, lines: own }) => own.map((line, number) => ({ ...line, code, number })));
  await sql`
    insert into orders.line (order_code, number, sku_code, product_code, category_code, barcode, ext_code, name, attributes,
      quantity, is_gift, list_amount, product_amount, promotion_discount, coupon_discount, points, points_amount, pay_amount)
    select code, number, product || '-A', product, 'WEAR', '', '', product, '{}', quantity, "isGift", 0, 0, 0, 0, 0, 0, 0
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as line (code text, number int, product text, quantity int, "isGift" boolean)`.execute(db);
}

/** A person without orders; the given fields replace the defaults. */
export const aPerson = (code: string, given: Partial<Person> = {}): Person => ({
  code,
  isBlocked: false,
  registeredAt: new Date("2026-01-01T00:00:00Z"),
  district: null,
  inClub: false,
  newsletter: false,
  whatsApp: false,
  orders: [],
  ...given,
});
