import { type Kysely, sql } from "kysely";
import type { TestShop } from "#apps/server/testing/start-test-shop.ts";
import type { Clock } from "#kit/core/clock.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { type AdminClient, adminOf } from "./admin.ts";
import { until } from "./until.ts";

type Statement<Row> = ReturnType<typeof sql<Row>>;
export type WalkProduct = { readonly productCode: string; readonly skuCode: string };

/** A shop that runs, and how its clock is put forward. */
export type RunningWalkShop = {
  readonly shop: Pick<TestShop, "address" | "post" | "postToAdmin">;
  readonly database: Database;
  readonly clock: Clock;
  /** Advances the clock and runs the due jobs. */
  letDaysPass(days: number): Promise<void>;
};

/** The shop all scenes play in. */
export type WalkShop = RunningWalkShop & {
  /** Skips the period in which a payment may be reversed and nothing is shipped; the clock itself stays. */
  letHoldPass(): Promise<void>;
  /** Two products that never sell out, in the warehouse and in the stores. */
  readonly products: readonly [WalkProduct, WalkProduct];
  readonly admin: AdminClient;
  /** Does something during which the clock is not put forward. */
  withoutJump<Answer>(work: () => Promise<Answer>): Promise<Answer>;
  /** The first row of a statement. */
  row<Row>(statement: Statement<Row>): Promise<Row>;
  /** Waits until a statement returns this result. */
  until<Row>(statement: Statement<Row>, wanted: (row: Row | undefined) => boolean): Promise<void>;
  /** Presses a button of one of the simulators. */
  simulate(path: string, body?: object): Promise<unknown>;
};

export async function equipShop(running: RunningWalkShop): Promise<WalkShop> {
  const { database, clock } = running;
  const { post, postToAdmin } = running.shop;
  const shop = { ...running.shop, post: patientPost(post), postToAdmin: patientPost(postToAdmin) };
  const db = database.kysely;
  const admin = await adminOf(shop, clock);
  let turn: Promise<unknown> = Promise.resolve();
  const withoutJump: WalkShop["withoutJump"] = (work) => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };
  return {
    ...running,
    shop,
    products: await plentifulProducts(db),
    admin,
    async letDaysPass(days) {
      await running.letDaysPass(days);
      // Back office sessions expire, so staff signs in again.
      await admin.signIn();
    },
    withoutJump,
    async letHoldPass() {
      await withoutJump(() =>
        sql`update payment.payment set hold_until = paid_at where hold_until > paid_at`.execute(db),
      );
    },
    async row(statement) {
      const [found] = (await statement.execute(db)).rows;
      if (found === undefined) throw new Error("no such row");
      return found;
    },
    async until(statement, wanted) {
      await until(async () => (await statement.execute(db)).rows[0], wanted);
    },
    async simulate(path, body = {}) {
      const answer = await fetch(shop.address + path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      return answer.json();
    },
  };
}

/** Retries while the shop sheds load: then nothing has been done. */
const patientPost =
  (post: TestShop["post"]): TestShop["post"] =>
  (operation) =>
    until(
      () => post(operation),
      ({ body }) => body.errors?.[0]?.extensions.statusCode !== 503,
    );

/** Two plain products with enough stock for every scene in every source. */
async function plentifulProducts(db: Kysely<unknown>): Promise<readonly [WalkProduct, WalkProduct]> {
  const { rows } = await sql<WalkProduct>`
    select distinct on (sku.product_code) sku.product_code as "productCode", sku.code as "skuCode" from catalogue.sku
    join catalogue.product on product.code = sku.product_code and product.on_sale
    where sku.ships_from is null and not exists (select from promotion.campaign_sku where sku_code = sku.code)
    order by sku.product_code, sku.code limit 2`.execute(db);
  const [first, second] = rows;
  if (!first || !second) throw new Error("nothing to sell");
  for (const { skuCode } of rows) {
    await sql`update inventory.stock set quantity = sold where sku_code = ${skuCode} and source_code <> 'WH01'`.execute(
      db,
    );
    await sql`
      insert into inventory.stock (sku_code, source_code, quantity)
      select ${skuCode}, code, 10000 from inventory.source where kind = 'store' or code = 'WH01'
      on conflict (sku_code, source_code) do update set quantity = stock.sold + 10000`.execute(db);
  }
  return [first, second];
}

let visitors = 0;

/** The shop as seen from an address of one's own. */
export function fromElsewhere(shop: Pick<TestShop, "post">): Pick<TestShop, "post"> {
  visitors += 1;
  const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  return {
    post: (operation) => shop.post({ ...operation, headers: { "x-forwarded-for": address, ...operation.headers } }),
  };
}
