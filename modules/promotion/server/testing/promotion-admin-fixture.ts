import { sql } from "kysely";
import type { Json } from "#kit/core/fields/field-changes.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { undoEntry } from "#kit/postgres/records/undo-entry.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { noPromotions, productReader } from "#modules/catalogue/server/index.ts";
import { inAll, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import type { PromotionRules } from "../../contract/rule/promotion-rule.ts";
import { promotionAdminModule, promotionRecord } from "../index.ts";
import type { ChargedPurchase, PurchaseReader } from "../ports/charged-purchases.ts";
import type { PromotionAdminDeps } from "../promotion-admin-deps.ts";
import { readPromotionStates } from "../record/promotion-record.ts";

type Fields = Readonly<Record<string, Json>>;

/** The fields a tier promotion of November needs to go live. */
export const tierFields: Fields = {
  status: "active",
  kind: "tier",
  names: inAll("Spend more"),
  beginsAt: "2026-11-01T00:00:00.000Z",
  endsAt: "2026-12-01T00:00:00.000Z",
  rewardByPercentage: true,
  scope: { everything: true },
  levels: [{ threshold: 1_000_000, reward: 10 }],
};

/** A history of the given purchases, filtered by period. */
export const historyOf =
  (placed: readonly ChargedPurchase[]): PurchaseReader =>
  async ({ from, until, limit }) => {
    const chosen = placed.filter(({ placedAt }) => placedAt >= from && placedAt < until).slice(-limit);
    return {
      since: chosen[0]?.placedAt ?? null,
      async *batches() {
        yield chosen;
      },
    };
  };

/**
 * The back office's operations on a real database with a few goods, on 15 November 2026. Dewi edits promotions, Sari
 * reads them, Rani may approve prices.
 */
export async function promotionAdminFixture(
  database: Database,
  placed: readonly ChargedPurchase[] = [],
  promotionDays: PromotionAdminDeps["promotionDays"] = async () => [],
  promotionRules: PromotionRules = new Map(),
) {
  await insertProducts(database.kysely);
  const staff = await staffFixture(database, (deps) => [
    promotionAdminModule({
      ...deps,
      pictureUrl: (path) => path,
      ordersOf: async () => new Map(),
      promotionDays,
      products: productReader({ promotions: noPromotions, clock: deps.clock }),
      isClubMember: async (_db, userCode) => userCode === "UCLUB",
      isInSegment: async () => false,
      readPurchases: historyOf(placed),
      findPurchase: async (code) => placed.find(({ orders }) => orders.some((order) => order.code === code)) ?? null,
      async *priceOpenCarts() {},
      limits: { percent: 50, budgetLimit: 10_000_000, clock: deps.clock, promotionRules },
    }),
  ]);
  const type = promotionRecord(staff.clock, promotionRules);
  const dewi = await staff.signedIn("dewi@promotions.test", "marketing");
  const sari = await staff.signedIn("sari@promotions.test", "support");
  const agus = await staff.signedIn("agus@promotions.test", "orderDesk");
  const rani = await staff.signedIn("rani@promotions.test", "finance");
  // biome-ignore lint/suspicious/noExplicitAny: a test knows the fields it selects
  async function call(text: string, variables: object = {}, headers: object = dewi): Promise<any> {
    const { body } = await staff.post<Record<string, unknown>>(text, { ...variables }, { ...headers });
    return body.errors?.[0]?.extensions.code ?? Object.values(body.data ?? {})[0];
  }
  const save = (id: string, fields: Fields, version: number, by = "Dewi") =>
    inTransaction(database, (trx) =>
      saveRecords(
        trx,
        type,
        [{ id, version, changes: Object.entries(fields).map(([path, after]) => ({ path, after })) }],
        { at: staff.clock.now(), actor: { id: null, name: by }, action: "save" },
      ),
    );
  return {
    clock: staff.clock,
    people: { dewi, sari, agus, rani },
    call,
    save,
    /** The editable state of a promotion. */
    read: (id: string) =>
      inTransaction(database, async (trx) => (await readPromotionStates(trx, [id])).get(id) ?? null),
    /** "SAVED", or each refused field with its problem. */
    async problems(id: string, fields: Fields, version = 0): Promise<readonly string[] | "SAVED" | "OUTDATED"> {
      const saved = await save(id, fields, version);
      if (saved.ok) return "SAVED";
      if (saved.error.code === "OUTDATED") return "OUTDATED";
      return saved.error.problems.map(({ path, problem, detail }) => [path, problem, detail].join(" ").trim());
    },
    undo: (entryId: number) =>
      inTransaction(database, (trx) =>
        undoEntry(trx, new Map([[type.name, type]]), entryId, {
          at: staff.clock.now(),
          actor: { id: null, name: "Dewi" },
        }),
      ),
    async audit(subject: string): Promise<string[]> {
      const { rows } = await sql<{ action: string }>`
        select action from staff.audit where subject = ${subject} order by id`.execute(database.kysely);
      return rows.map(({ action }) => action);
    },
  };
}
