import { type Kysely, sql, type Transaction } from "kysely";
import { asLocale, fallbackLocale, type Locale } from "#kit/core/locale.ts";

/** Whether a member may ask for a reminder of an SKU; null when it is not sold. */
export async function findRemindable(
  db: Kysely<unknown>,
  skuCode: string,
): Promise<{ readonly remindable: boolean } | null> {
  const { rows } = await sql<{ remindable: boolean }>`
    select product.remindable from catalogue.sku
    join catalogue.product on product.code = sku.product_code and product.on_sale
    where sku.code = ${skuCode}`.execute(db);
  return rows[0] ?? null;
}

export type ReminderDraft = {
  readonly userCode: string;
  readonly skuCode: string;
  readonly locale: Locale;
  readonly at: Date;
};

/** Adds a member to the queue; one who is in it already keeps their position. The SKU counts as sold out from now on. */
export async function addReminder(
  db: Kysely<unknown>,
  { userCode, skuCode, locale, at }: ReminderDraft,
): Promise<void> {
  await sql`
    with awaited as (
      insert into catalogue.awaited_sku (sku_code) values (${skuCode})
      on conflict (sku_code) do update set in_stock = false
    )
    insert into catalogue.reminder as kept (user_code, sku_code, locale, asked_at)
    values (${userCode}, ${skuCode}, ${locale}, ${at})
    on conflict (user_code, sku_code) do update set locale = excluded.locale, done_at = null,
      asked_at = case when kept.done_at is null then kept.asked_at else excluded.asked_at end`.execute(db);
}

export type AwaitedSku = { readonly skuCode: string; readonly inStock: boolean };

/** Every SKU members wait for. */
export async function awaitedSkus(db: Kysely<unknown>): Promise<AwaitedSku[]> {
  const { rows } = await sql<AwaitedSku>`
    select sku_code as "skuCode", in_stock as "inStock" from catalogue.awaited_sku`.execute(db);
  return rows;
}

/** Records that these are sold out again, so that their next return is announced. */
export async function markSoldOut(db: Kysely<unknown>, skuCodes: readonly string[]): Promise<void> {
  if (skuCodes.length === 0) return;
  await sql`update catalogue.awaited_sku set in_stock = false where sku_code = any(${skuCodes}::text[])`.execute(db);
}

/** Claims the notification of a return; false when another worker has it or it was sent already. */
export async function claimNotification(trx: Transaction<unknown>, skuCode: string): Promise<boolean> {
  const { rows } = await sql`
    select from catalogue.awaited_sku where sku_code = ${skuCode} and not in_stock
    for update skip locked`.execute(trx);
  return rows.length > 0;
}

/** Ends the waiting of those who asked first, at most `most`, and remembers that the SKU is back. */
export async function completeReminders(
  trx: Transaction<unknown>,
  { skuCode, most, at }: { readonly skuCode: string; readonly most: number; readonly at: Date },
): Promise<{ userCode: string; locale: Locale }[]> {
  const { rows } = await sql<{ userCode: string; locale: string }>`
    with first as (
      select user_code, asked_at from catalogue.reminder
      where sku_code = ${skuCode} and done_at is null
      order by asked_at, user_code limit ${most} for update
    ), answered as (
      update catalogue.reminder as waiting set done_at = ${at} from first
      where waiting.sku_code = ${skuCode} and waiting.user_code = first.user_code
      returning waiting.user_code, waiting.locale, first.asked_at
    ), back as (
      update catalogue.awaited_sku set in_stock = true where sku_code = ${skuCode}
    )
    select user_code as "userCode", locale from answered order by asked_at, user_code`.execute(trx);
  return rows.map(({ userCode, locale }) => ({ userCode, locale: asLocale(locale) ?? fallbackLocale }));
}

/** Deletes SKUs without an open reminder. */
export async function deleteUnawaitedSkus(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from catalogue.awaited_sku as awaited where not exists (
      select from catalogue.reminder where reminder.sku_code = awaited.sku_code and reminder.done_at is null)`.execute(
    db,
  );
}

type Names = Readonly<Record<string, string>>;

/** How an SKU is called: its product and the values of its attributes, in every language. */
export async function namesOfSku(
  db: Kysely<unknown>,
  skuCode: string,
): Promise<{ readonly productCode: string; readonly names: Names; readonly values: readonly Names[] } | null> {
  const { rows } = await sql<{ productCode: string; names: Names; values: Names[] }>`
    select product.code as "productCode", product.names,
      (select coalesce(json_agg(value.names order by attribute.position), '[]')
      from jsonb_each_text(sku.options) as chosen (attribute_code, value_code)
      join catalogue.attribute on attribute.code = chosen.attribute_code
      join catalogue.attribute_value as value
        on value.attribute_code = chosen.attribute_code and value.code = chosen.value_code) as values
    from catalogue.sku
    join catalogue.product on product.code = sku.product_code
    where sku.code = ${skuCode}`.execute(db);
  return rows[0] ?? null;
}
