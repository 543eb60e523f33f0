import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { findByKeyBatched } from "#kit/postgres/find-by-key.ts";
import { type Params, preparedQuery } from "#kit/postgres/prepared-query.ts";
import { type QueryFragment, readFragment } from "#kit/postgres/query-fragment.ts";
import type { DeliveryMethod } from "#modules/shipping/contract/delivery-method.ts";
import { deliveryCodeOf, deliveryMethodOf, storedLine } from "./stored-line.ts";

/** The key of a cart line (D-41). */
export type LineKey = {
  readonly skuCode: string;
  readonly deliveryMethod: DeliveryMethod;
  /** The purchase-with-purchase offer it was added by; empty for a line bought by itself. */
  readonly activityCode: string;
};

export type Line = LineKey & { readonly id: string; readonly quantity: number; readonly addedAt: Date };

/** What a cart holds before something is added to it. */
export type CartNow = {
  /** Pieces of the line that would grow. */
  readonly inLine: number;
  /** Pieces of the same SKU that reach the shopper the same way, added by any offer. */
  readonly ofSku: number;
  /** Pieces of all variants that were named, with any delivery method. */
  readonly ofProduct: number;
  readonly lines: number;
  readonly pieces: number;
};

/** Every page asks this of its visitor's cart. */
const piecesOf = findByKeyBatched(
  "text",
  (owner) => sql<{ pieces: number }>`select coalesce(sum(quantity), 0) as pieces from cart.line where owner = ${owner}`,
);

export const countUnits = async (db: Kysely<unknown>, owner: string): Promise<number> =>
  (await piecesOf(db, owner))?.pieces ?? 0;

/** The lines of a cart, newest first, as part of a statement. The owner is an expression of type text. */
export const linesOf = (owner: RawBuilder<unknown>): QueryFragment<Line[]> => ({
  sql: sql`(
    select coalesce(json_agg(json_build_array(id, sku_code, distribution_type, activity_code, quantity, added_at)
      order by added_at desc, sku_code, distribution_type, activity_code), '[]')
    from cart.line where owner = ${owner})`,
  read: (found) =>
    (found as LineRow[]).map(([id, skuCode, deliveryCode, activityCode, quantity, addedAt]) => ({
      id,
      skuCode,
      deliveryMethod: deliveryMethodOf(deliveryCode),
      activityCode,
      quantity,
      addedAt: new Date(addedAt),
    })),
});

type LineRow = readonly [
  id: string,
  skuCode: string,
  deliveryCode: string,
  activityCode: string,
  quantity: number,
  addedAt: string,
];

/** The same by a statement of its own. */
export const readLines = (db: Kysely<unknown>, owner: string): Promise<Line[]> =>
  readFragment(db, linesOf(sql`${owner}`));

/**
 * Opens the cart, or holds the one there is: until the transaction ends no other changes its lines. Answers the cart
 * it went into, for a guest's who has become a member meanwhile.
 */
export async function lockCart(trx: Transaction<unknown>, owner: string, at: Date): Promise<string | null> {
  const { rows } = await sql<{ mergedInto: string | null }>`
    insert into cart.cart (owner, touched_at) values (${owner}, ${at})
    on conflict (owner) do update set touched_at = excluded.touched_at
    returning merged_into as "mergedInto"`.execute(trx);
  return rows[0]?.mergedInto ?? null;
}

/** A statement of its own, after the cart is held: it must see what the holder before wrote. */
export async function cartNow(
  trx: Transaction<unknown>,
  owner: string,
  key: LineKey,
  productSkus: readonly string[],
): Promise<CartNow> {
  const { skuCode, deliveryMethod, activityCode } = key;
  const sameSku = sql`sku_code = ${skuCode} and distribution_type = ${deliveryCodeOf(deliveryMethod)}`;
  const { rows } = await sql<CartNow>`
    select coalesce(sum(quantity) filter (where ${sameSku} and activity_code = ${activityCode}), 0) as "inLine",
      coalesce(sum(quantity) filter (where ${sameSku}), 0) as "ofSku",
      coalesce(sum(quantity) filter (where sku_code = any(${[...productSkus]}::text[])), 0) as "ofProduct",
      count(*) as lines, coalesce(sum(quantity), 0) as pieces
    from cart.line where owner = ${owner}`.execute(trx);
  return rows[0] ?? { inLine: 0, ofSku: 0, ofProduct: 0, lines: 0, pieces: 0 };
}

type Growth = LineKey & {
  readonly owner: string;
  readonly id: string;
  readonly quantity: number;
  /** How many pieces of the SKU may reach the shopper this way, and how many lines a cart may have. */
  readonly most: number;
  readonly mostLines: number;
  /** The variants of a product with a limit per order, and how many of them a cart may have together; null without a limit. */
  readonly productSkus: readonly string[];
  readonly mostOfProduct: number | null;
  readonly at: Date;
};

type StoredGrowth = ReturnType<typeof storedLine<Growth>>;

/** Whether there was room, the pieces of the same SKU and of its product that were there before, and all pieces in the cart now. */
export type Grown = {
  readonly added: boolean;
  readonly ofSku: number;
  readonly ofProduct: number;
  readonly pieces: number;
};

const callGrow = preparedQuery(
  (line: Params<StoredGrowth>) => sql<Grown>`
    select added, of_sku as "ofSku", of_product as "ofProduct", pieces
    from cart.grow(${line.owner}, ${line.id}, ${line.skuCode}, ${line.deliveryMethod}, ${line.activityCode},
      ${line.quantity}, ${line.most}, ${line.mostLines}, ${line.at}, ${line.productSkus}, ${line.mostOfProduct})`,
);

/** Adds pieces to a line, which is made if there is none yet, all of them or none. The cart is held meanwhile, as by `lockCart`. */
export async function growLine(db: Kysely<unknown>, growth: Growth): Promise<Grown> {
  const [grown] = await callGrow(db, storedLine(growth));
  if (!grown) throw new Error("the cart gave no answer");
  return grown;
}

/** Adds pieces to many lines at once, in a cart that is held; two of one key grow the same line. */
export async function growLines(
  trx: Transaction<unknown>,
  owner: string,
  lines: readonly (LineKey & { readonly id: string; readonly quantity: number })[],
  at: Date,
): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    insert into cart.line (id, owner, sku_code, distribution_type, activity_code, quantity, added_at)
    select min(id::text)::uuid, ${owner}, "skuCode", "deliveryMethod", "activityCode", sum(quantity), ${at}
    from jsonb_to_recordset(${JSON.stringify(lines.map(storedLine))}::jsonb) as grown (id uuid, "skuCode" text,
      "deliveryMethod" text, "activityCode" text, quantity integer)
    group by "skuCode", "deliveryMethod", "activityCode"
    on conflict (owner, sku_code, distribution_type, activity_code)
      do update set quantity = line.quantity + excluded.quantity`.execute(trx);
}

/** One line of these carts by its id; null when none of them has it. */
export async function findLine(db: Kysely<unknown>, owners: readonly string[], lineId: string): Promise<Line | null> {
  const { rows } = await sql<Omit<Line, "deliveryMethod"> & { readonly deliveryMethod: string }>`
    select id, sku_code as "skuCode", distribution_type as "deliveryMethod", activity_code as "activityCode",
      quantity, added_at as "addedAt"
    from cart.line
    where id = ${lineId} and owner = any(${[...owners]}::text[])`.execute(db);
  const [row] = rows;
  return row ? { ...row, deliveryMethod: deliveryMethodOf(row.deliveryMethod) } : null;
}

export async function setQuantity(trx: Transaction<unknown>, lineId: string, quantity: number): Promise<void> {
  await sql`update cart.line set quantity = ${quantity} where id = ${lineId}`.execute(trx);
}

export async function deleteLine(trx: Transaction<unknown>, lineId: string): Promise<void> {
  await sql`delete from cart.line where id = ${lineId}`.execute(trx);
}
