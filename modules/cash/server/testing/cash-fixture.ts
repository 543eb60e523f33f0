import { sql } from "kysely";
import { auditDatabase } from "#kit/postgres/invariants.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { StaffRole } from "#modules/staff/contract/roles.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { type CashPieces, denominations } from "../../contract/cash-count.ts";
import { cashAdminModule, cashInvariants, recordReceipts } from "../index.ts";

export type StaffHeaders = { readonly cookie: string };
type Reply = { success: boolean; errorCode: string | null; errorMessage: string | null };

const inputs = { adminCloseCashDay: "AdminCloseCashDayInput", adminReopenCashDay: "AdminReopenCashDayInput" } as const;

/** Cash in the back office: the stores 1001 and 1002. The clock stands at 15 November 2026, 17:00 in Jakarta. */
export async function cashFixture() {
  const { database } = await testDatabase({ maxConnections: 10 });
  const db = database.kysely;
  const staff = await staffFixture(database, (deps) => [
    cashAdminModule({
      ...deps,
      places: async () => [
        { code: "1001", name: "Senayan" },
        { code: "1002", name: "Kelapa Gading" },
      ],
    }),
  ]);
  const finance = await staff.signedIn("finance@cash.test", "finance");
  let orders = 0;

  const call = async <Data>(text: string, variables: object, headers: StaffHeaders): Promise<Data | string> => {
    const { body } = await staff.post<Record<string, Data>>(text, { ...variables }, headers);
    return body.errors?.[0]?.extensions.code ?? (Object.values(body.data ?? {})[0] as Data);
  };

  const mutate = async (name: keyof typeof inputs, input: object, headers: StaffHeaders): Promise<Reply> => {
    const text = `mutation ${name}($input: ${inputs[name]}!) { ${name}(input: $input) { success errorCode errorMessage } }`;
    const reply = await call<Reply>(text, { input }, headers);
    return typeof reply === "string" ? { success: false, errorCode: reply, errorMessage: null } : reply;
  };

  return {
    database,
    db,
    staff,
    finance,
    mutate,
    /** Staff of one store. */
    async storeStaff(storeCode: string, role: StaffRole = "storeStaff"): Promise<StaffHeaders> {
      const email = `${role}-${storeCode}-${crypto.randomUUID()}@cash.test`.toLowerCase();
      const headers = await staff.signedIn(email, role);
      await sql`update staff.account set store_code = ${storeCode} where email = ${email}`.execute(db);
      return headers;
    },
    /** An order of a store is delivered for cash at this moment; answers its code. */
    async delivered(storeCode: string, at: string, orderTotal: number, notCollected = 0): Promise<string> {
      orders += 1;
      const orderCode = `BBCASH${orders}`;
      const order = { orderCode, paymentReference: `PAY-${orders}`, storeCode, orderTotal, notCollected };
      await inTransaction(database, (trx) => recordReceipts(trx, [order], new Date(at)));
      return orderCode;
    },
    // biome-ignore lint/suspicious/noExplicitAny: a test knows the fields it selects
    days: (input: object = {}, headers: StaffHeaders = finance): Promise<any> =>
      call(
        `query adminCashDays($input: AdminCashDaysInput!) { adminCashDays(input: $input) {
          rows { storeCode storeName day state orders expected counted difference closedBy } total stores { code } today ownStore } }`,
        { input },
        headers,
      ),
    // biome-ignore lint/suspicious/noExplicitAny: a test knows the fields it selects
    day: (storeCode: string, day: string, headers: StaffHeaders = finance): Promise<any> =>
      call(
        `query adminCashDay($storeCode: ID!, $day: String!) { adminCashDay(storeCode: $storeCode, day: $day) {
          storeName state isToday expected receipts { orderCode orderTotal notCollected amount isLate collectedDay }
          pieces counted difference reason closedBy events { step expected counted reason actor } } }`,
        { storeCode, day },
        headers,
      ),
    /** Closes a day with these pieces: `DONE` or the error code. */
    async close(
      { storeCode, day, expected, reason }: { storeCode: string; day: string; expected: number; reason?: string },
      pieces: CashPieces,
      headers: StaffHeaders = finance,
    ): Promise<string> {
      const counted = denominations.map((value) => pieces[value] ?? 0);
      const input = { storeCode, day, expected, pieces: counted, reason: reason ?? "" };
      return (await mutate("adminCloseCashDay", input, headers)).errorCode ?? "DONE";
    },
    reopen: async (storeCode: string, day: string, reason: string, headers: StaffHeaders = finance): Promise<string> =>
      (await mutate("adminReopenCashDay", { storeCode, day, reason }, headers)).errorCode ?? "DONE",
    /** Actions in the audit about cash, the oldest first. */
    async audit(): Promise<readonly string[]> {
      const { rows } = await sql<{ line: string }>`
        select action || ' ' || subject || ' ' || coalesce(detail ->> 'reason', '') as line from staff.audit
        where action like 'cash.%' order by id`.execute(db);
      return rows.map(({ line }) => line.trim());
    },
    /** Names of broken invariants. */
    async broken(): Promise<string[]> {
      const findings = await auditDatabase(database, cashInvariants);
      return findings.filter(({ broken }) => broken > 0).map(({ name, examples }) => `${name}: ${examples.join(", ")}`);
    },
  };
}
