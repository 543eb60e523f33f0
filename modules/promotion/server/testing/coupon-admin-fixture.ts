import { sql } from "kysely";
import { afterEach } from "vitest";
import type { Json } from "#kit/core/fields/field-changes.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { undoEntry } from "#kit/postgres/records/undo-entry.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { startWorker, type Worker } from "#kit/postgres/worker.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { backgroundWorkAdminModule, runWorkJob, runWorkJobName } from "#modules/background-work/server/index.ts";
import { noPromotions, productReader } from "#modules/catalogue/server/index.ts";
import { inAll, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { reserveCoupon } from "../coupon-use.ts";
import { makeCodesWork, promotionAdminModule } from "../index.ts";
import type { CouponOrder } from "../promotion-admin-deps.ts";
import { couponRecord, readCouponFields } from "../record/coupon-record.ts";
import { historyOf } from "./promotion-admin-fixture.ts";

type Fields = Readonly<Record<string, Json>>;

/** A live coupon of November for everyone: 10 % off everything. */
export const couponFields: Fields = {
  status: "active",
  names: inAll("Welcome"),
  percent: 10,
  mostDiscount: 50_000,
  beginsAt: "2026-11-01T00:00:00.000Z",
  endsAt: "2026-12-01T00:00:00.000Z",
  scope: { everything: true },
};

/**
 * The back office's operations on coupons, on 15 November 2026. Dewi edits promotions, Sari reads them without
 * contacts, Agus has no access.
 */
export async function couponAdminFixture() {
  const { database, url } = await testDatabase({ maxConnections: 30 });
  await insertProducts(database.kysely);
  const orders = new Map<string, CouponOrder>();
  const staff = await staffFixture(database, (deps) => [
    promotionAdminModule({
      ...deps,
      pictureUrl: (path) => path,
      ordersOf: async () => orders,
      promotionDays: async () => [],
      products: productReader({ promotions: noPromotions, clock: deps.clock }),
      isClubMember: async (_db, userCode) => userCode === "UCLUB",
      isInSegment: async () => false,
      readPurchases: historyOf([]),
      findPurchase: async () => null,
      async *priceOpenCarts() {},
      limits: { percent: 0, budgetLimit: 0, clock: deps.clock },
    }),
    backgroundWorkAdminModule(deps),
  ]);
  const { clock } = staff;
  const type = couponRecord(clock);
  const dewi = await staff.signedIn("dewi@coupons.test", "marketing");
  const sari = await staff.signedIn("sari@coupons.test", "support");
  const agus = await staff.signedIn("agus@coupons.test", "orderDesk");
  const budi = await staff.signedIn("budi@coupons.test", "admin");
  const workers: Worker[] = [];
  afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.stop())));
  // biome-ignore lint/suspicious/noExplicitAny: a test knows the fields it selects
  async function call(text: string, variables: object = {}, headers: object = dewi): Promise<any> {
    const { body } = await staff.post<Record<string, unknown>>(text, { ...variables }, { ...headers });
    return body.errors?.[0]?.extensions.code ?? Object.values(body.data ?? {})[0];
  }
  const save = (id: string, fields: Fields, version = 0, expects?: "new") =>
    inTransaction(database, (trx) =>
      saveRecords(
        trx,
        type,
        [
          {
            id,
            version,
            changes: Object.entries(fields).map(([path, after]) => ({ path, after })),
            ...(expects ? { expects } : {}),
          },
        ],
        { at: clock.now(), actor: { id: null, name: "Dewi" }, action: "save" },
      ),
    );
  const mutate = (name: string, input: object, more = "", headers: object = dewi) => {
    const inputType = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const text = `mutation ${name}($input: ${inputType}!) { ${name}(input: $input) { success errorCode errorMessage message ${more} } }`;
    return call(text, { input }, headers);
  };
  const fixture = {
    database,
    url,
    clock,
    orders,
    people: { dewi, sari, agus, budi },
    call,
    mutate,
    save,
    read: (id: string) => inTransaction(database, async (trx) => (await readCouponFields(trx, [id])).get(id) ?? null),
    /** "SAVED", or each refused field with its problem. */
    async problems(id: string, fields: Fields, version = 0, expects?: "new"): Promise<readonly string[] | string> {
      const saved = await save(id, fields, version, expects);
      if (saved.ok) return "SAVED";
      if (saved.error.code === "OUTDATED") return "OUTDATED";
      return saved.error.problems.map(({ path, problem, detail }) => [path, problem, detail].join(" ").trim());
    },
    undo: (entryId: number) =>
      inTransaction(database, (trx) =>
        undoEntry(trx, new Map([[type.name, type]]), entryId, {
          at: clock.now(),
          actor: { id: null, name: "Dewi" },
        }),
      ),
    /** Starts a worker that makes codes; it runs until the test ends. */
    async work(): Promise<void> {
      const kinds = [makeCodesWork({ clock })];
      workers.push(
        await startWorker({
          connectionString: url,
          concurrency: 2,
          pollIntervalMs: 50,
          heartbeatMs: 50,
          log: () => undefined,
          jobs: { [runWorkJobName]: runWorkJob({ database, clock, kinds, log: () => undefined }) },
        }),
      );
    },
    async workOf(id: string): Promise<{ state: string; done: number; total: number | null }> {
      const { rows } = await sql<{ state: string; done: number; total: number | null }>`
        select state, done, total from background_work.item where id::text = ${id}`.execute(database.kysely);
      return rows[0] ?? { state: "none", done: 0, total: null };
    },
    async codesOf(couponCode: string): Promise<string[]> {
      const { rows } = await sql<{ code: string }>`
        select code from promotion.single_use_code where coupon_code = ${couponCode} order by code`.execute(
        database.kysely,
      );
      return rows.map(({ code }) => code);
    },
    /** Makes codes as the worker does, without waiting for a worker. */
    make: (couponCode: string, count: number, prefix = "") =>
      inTransaction(database, (trx) =>
        makeCodesWork({ clock }).apply(
          trx,
          {
            id: "none",
            input: { couponCode, count, prefix },
            owner: { id: "none", name: "Dewi" },
            progress: async () => undefined,
            signal: new AbortController().signal,
          },
          null,
        ),
      ),
    /** Reserves a code for an order; returns "OK" or the refusal. */
    async take(couponCode: string, reference: string, userCode: string | null = null): Promise<string> {
      const buyerKeys = userCode === null ? ["mobile:1", "email:1"] : [`member:${userCode}`];
      const buyer = { couponCode, reference, buyerKeys, isMember: userCode !== null, at: clock.now() };
      const taken = await inTransaction(database, (trx) => reserveCoupon(trx, buyer));
      return taken.ok ? "OK" : taken.error.why;
    },
  };
  return fixture;
}
