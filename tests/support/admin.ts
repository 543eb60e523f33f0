import type { BrowserContext } from "@playwright/test";
import { sql } from "kysely";
import { developmentSecret } from "#apps/server/config/settings.ts";
import { systemClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import { connect, type Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { isOneOf, lockAndReadOrders, placeOrders, requestCancel, transition } from "#modules/order/server/index.ts";
import { aDraft, aLine } from "#modules/order/server/testing/a-draft.ts";
import { ordersWithoutListeners } from "#modules/order/server/testing/orders-without-listeners.ts";
import type { StaffRole } from "#modules/staff/contract/roles.ts";
import { addStaff, issueSetUpCode } from "#modules/staff/server/index.ts";
import { staffTokenHash } from "#modules/staff/server/session/staff-cookie.ts";
import { runSettings } from "./run-settings.ts";

/** Without an e-mail address no mail is written, which could not be decrypted here. */
const unreachable = { firstName: "Sari", lastName: "Lestari", mobile: "+6281234567890", email: "" };
const store = { code: "1001", name: "Senayan City", address1: "Jl. Asia Afrika 19" };
const fetched = { deliveryMethod: "storePickup", address: null, service: null, days: null, store } as const;

async function withDatabase<Answer>(
  work: (database: Database) => Promise<Answer>,
  url = runSettings().databaseUrl,
): Promise<Answer> {
  const database = connect(url, { maxConnections: 1 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const step = (database: Database, code: string, ...moves: readonly ("pay" | "send" | "receive" | "collect")[]) =>
  inTransaction(database, async (trx) => {
    for (const move of moves) {
      const [order] = await lockAndReadOrders(trx, isOneOf([code]));
      if (order)
        await transition(trx, ordersWithoutListeners, order, {
          transition: move,
          actor: move === "send" || move === "collect" ? "staff" : "system",
        });
    }
  });

/** A paid order of two lines, two balls and one brick; of a guest by default. */
export const aPaidOrder = (
  way: "delivery" | "pickup" = "delivery",
  owner = `guest:${systemIds.uuid()}`,
): Promise<string> =>
  withDatabase(async (database) => {
    const paymentReference = systemIds.uuid();
    const half = { listAmount: rupiah(150_000), productAmount: rupiah(150_000), promotionDiscount: rupiah(15_000) };
    const lines = [
      aLine({ ...half, picture: null, payAmount: rupiah(135_000) }),
      aLine({ ...half, picture: null, payAmount: rupiah(135_000), name: "Brick", skuCode: "BRICK-A", quantity: 1 }),
    ];
    const discounts = [0, 1].map((line) => ({
      promotionCode: "TENTH",
      name: "A tenth off",
      step: 2,
      line,
      amount: rupiah(15_000),
    }));
    const draft = aDraft({ owner, lines, discounts, paymentReference, receiver: unreachable });
    const [placed] = await inTransaction(database, (trx) =>
      placeOrders(trx, ordersWithoutListeners, [way === "pickup" ? { ...draft, ...fetched } : draft], new Date()),
    );
    const code = placed?.orderCode ?? "";
    const attempt = systemIds.uuid();
    await sql`
      insert into payment.payment (reference, amount, status, owner, paid_by, paid_at, created_at)
      values (${paymentReference}, 288000, 'paid', ${owner}, ${attempt}, now(), now())`.execute(database.kysely);
    await sql`
      insert into payment.attempt (id, reference, charge_id, key, channel_code, kind, amount, state, return_url, created_at)
      values (${attempt}, ${paymentReference}, ${`P-${attempt}`}, '1', 'VA_BCA', 'va', 288000, 'paid', '', now())`.execute(
      database.kysely,
    );
    await step(database, code, "pay");
    return code;
  });

/** The shopper requests to cancel the whole order. */
export const requestCancellation = (code: string): Promise<void> =>
  withDatabase((database) =>
    inTransaction(database, async (trx) => {
      const [order] = await lockAndReadOrders(trx, isOneOf([code]));
      const items = order?.lines.map(({ quantity }, number) => ({ number, quantity })) ?? [];
      if (order) await requestCancel(trx, ordersWithoutListeners, order, { items, reason: "WRONG_ADDRESS" });
    }),
  );

/** A delivered order with a requested return of one ball. */
export const aReturn = (way: "delivery" | "pickup" = "delivery", owner?: string): Promise<string> =>
  aPaidOrder(way, owner).then((code) =>
    withDatabase(async (database) => {
      await step(database, code, "send", way === "pickup" ? "collect" : "receive");
      const returnCode = `RT${systemIds.code(10, "ABCDEFGHJKLMNPQRSTUVWXYZ23456789")}`;
      await sql`update orders.line set sent = quantity where order_code = ${code}`.execute(database.kysely);
      await sql`
        insert into returns.return_order (code, order_code, owner, status, reason, remark, money, points, freight,
          deducted, created_at)
        select ${returnCode}, code, owner, '10', 'WRONG_SIZE', 'Too small', 67500, 0, 0, 0, now()
        from orders.placed_order where code = ${code}`.execute(database.kysely);
      await sql`insert into returns.line (return_code, number, quantity, money, points)
        values (${returnCode}, 0, 1, 67500, 0)`.execute(database.kysely);
      await sql`insert into returns.event (return_code, move, from_status, to_status, actor, at)
        values (${returnCode}, 'request', null, '10', 'shopper', now())`.execute(database.kysely);
      return returnCode;
    }),
  );

/** The code a shopper shows at the store. */
export const confirmCodeOf = (code: string): Promise<string> =>
  withDatabase(async (database) => {
    const { rows } = await sql<{ shown: string }>`
      select confirm_code as shown from orders.placed_order where code = ${code}`.execute(database.kysely);
    return rows[0]?.shown ?? "";
  });

export const statusOf = (code: string): Promise<string> =>
  withDatabase(async (database) => {
    const { rows } = await sql<{ status: string }>`
      select status from orders.placed_order where code = ${code}`.execute(database.kysely);
    return rows[0]?.status ?? "";
  });

/** The code with which a shop without staff gets its first administrator. */
export const aSetUpCode = (databaseUrl: string): Promise<string> =>
  withDatabase(async (database) => {
    const code = await issueSetUpCode({ database, clock: systemClock, ids: systemIds, secret: developmentSecret });
    if (code === null) throw new Error("this shop has an administrator");
    return code;
  }, databaseUrl);

/** A new staff member, with the code of the invitation. */
export const aNewcomer = (role: StaffRole, databaseUrl?: string): Promise<{ email: string; welcomeCode: string }> =>
  withDatabase(async (database) => {
    const email = `${systemIds.code(10)}@staff.example`;
    const deps = { database, clock: systemClock, ids: systemIds, secret: developmentSecret };
    const added = await addStaff(deps, { email, name: "Nina Newcomer", roles: [role], storeCode: null });
    if (!added.ok) throw new Error(added.error.code);
    return { email, welcomeCode: added.value };
  }, databaseUrl);

/** Signs this browser in to the back office with this role; `databaseUrl` is that of a shop of its own. */
export async function sitDown(
  context: BrowserContext,
  url: string,
  role: StaffRole,
  databaseUrl?: string,
): Promise<void> {
  const { email } = await aNewcomer(role, databaseUrl);
  const token = systemIds.token();
  await withDatabase(async (database) => {
    await sql`
      update staff.account set name = ${`Wati the ${role}`}, totp_secret = 'set up' where email = ${email}`.execute(
      database.kysely,
    );
    await sql`
      insert into staff.session (id, token_hash, account_id, stage, created_at, seen_at)
      select gen_random_uuid(), ${staffTokenHash(token, developmentSecret)}, id, 'full', now(), now()
      from staff.account where email = ${email}`.execute(database.kysely);
  }, databaseUrl);
  await context.addCookies([{ name: "admin", value: token, url, httpOnly: true, sameSite: "Strict" }]);
}

/** Runs the job that closes returns that were not sent in time. */
export const runReturnJob = (shop: { sql(statement: string): Promise<unknown> }): Promise<unknown> =>
  shop.sql("select graphile_worker.add_job('returns.expire', '{}'::json)");
