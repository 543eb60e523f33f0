import { sql } from "kysely";
import { systemIds } from "#kit/core/ids.ts";
import { auditDatabase } from "#kit/postgres/invariants.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { StaffRole } from "#modules/staff/contract/roles.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { settlementInvariants, settlementsAdminModule, uploadSettlement } from "../index.ts";
import type { SettlementFormat } from "../ports/settlement-format.ts";

export type StaffHeaders = { readonly cookie: string };
type Reply = {
  success: boolean;
  errorCode: string | null;
  errorMessage: string | null;
  data: { workId?: string | null } | null;
};

/** A gateway's file with a column for each field. */
const booksFormat: SettlementFormat = {
  ...{ name: "books", gateway: "books", recognisedBy: ["reference", "gatewayReference", "gross"] },
  columns: {
    reference: ["Order ID"],
    gatewayReference: ["Transaction ID"],
    kind: ["Type"],
    gross: ["Gross"],
    fee: ["Fee"],
    net: ["Net"],
    settledOn: ["Settled"],
  },
  kindOf: (kind) => (kind === "refund" || kind === "chargeback" ? kind : kind === "payout" ? null : "payment"),
};

const columns = [
  { field: "reference", header: "Order ID" },
  { field: "gatewayReference", header: "Transaction ID" },
  { field: "kind", header: "Type" },
  { field: "gross", header: "Gross" },
  { field: "fee", header: "Fee" },
  { field: "net", header: "Net" },
  { field: "settledOn", header: "Settled" },
];

const settlementHeader = "Order ID,Transaction ID,Type,Gross,Fee,Net,Settled";

/** Settlements in the back office with the gateways `books` and `other`, or with these formats. The clock stands at 15 November 2026. */
export async function settlementsFixture(formats: readonly SettlementFormat[] = [booksFormat]) {
  const { database } = await testDatabase({ maxConnections: 10 });
  const db = database.kysely;
  let deps: Parameters<typeof settlementsAdminModule>[0] | null = null;
  const staff = await staffFixture(database, (given) => {
    deps = { ...given, formats, gateways: [...formats.map(({ gateway }) => gateway), "other"] };
    return [settlementsAdminModule(deps)];
  });
  if (deps === null) throw new Error("the module was not made");
  const settlements: Parameters<typeof settlementsAdminModule>[0] = deps;
  const finance = await staff.signedIn("finance@settlements.test", "finance");

  const call = async <Data>(text: string, variables: object, headers: StaffHeaders): Promise<Data | string> => {
    const { body } = await staff.post<Record<string, Data>>(text, { ...variables }, headers);
    return body.errors?.[0]?.extensions.code ?? (Object.values(body.data ?? {})[0] as Data);
  };
  const mutate = async (text: string, input: object, headers: StaffHeaders): Promise<Reply> => {
    const reply = await call<Reply>(text, { input }, headers);
    return typeof reply === "string" ? { success: false, errorCode: reply, errorMessage: null, data: null } : reply;
  };

  return {
    database,
    db,
    staff,
    finance,
    deps: settlements,
    signedIn: (role: StaffRole) =>
      staff.signedIn(`${role}-${crypto.randomUUID()}@settlements.test`.toLowerCase(), role),
    /** A charge of a payment; paid on 1 November when nothing else is said. */
    async charge(
      chargeId: string,
      { amount = 100_000, state = "paid", refunded = 0, gateway = "books", paidAt = "2026-11-01T05:00:00Z" } = {},
    ): Promise<string> {
      const id = systemIds.uuid();
      const reference = `PAY-${chargeId}`;
      const isPaid = state === "paid";
      await sql`
        insert into payment.payment (reference, amount, status, paid_by, paid_at, created_at, refunded)
        values (${reference}, ${amount}, ${isPaid ? "paid" : "failed"}, ${isPaid ? id : null},
          ${isPaid ? new Date(paidAt) : null}, ${new Date(paidAt)}, ${refunded})`.execute(db);
      await sql`
        insert into payment.attempt (id, reference, charge_id, key, channel_code, gateway, kind, amount, state, gateway_ref,
          return_url, created_at, ended_at)
        values (${id}, ${reference}, ${chargeId}, '1', 'VA_BCA', ${gateway}, 'va', ${amount}, ${state},
          ${`G-${chargeId}`}, '', ${new Date(paidAt)}, ${new Date(paidAt)})`.execute(db);
      if (refunded > 0)
        await sql`
          insert into payment.refund (id, reference, attempt_id, key, amount, reason, state, requested_at, done_at)
          values (${systemIds.uuid()}, ${reference}, ${id}, 'r', ${refunded}, 'RETURN', 'done', now(), now())`.execute(
          db,
        );
      return id;
    },
    /** Uploads these bytes and answers the id of the file. */
    async uploadBytes(bytes: Buffer, name: string): Promise<string> {
      const stored = await uploadSettlement(settlements, { name: "Wati" }, { bytes, name });
      if (!stored.ok) throw new Error(stored.error.code);
      return stored.value.id;
    },
    /** Uploads a file of these rows and answers its id. */
    async upload(rows: readonly string[], name = "settlement.csv", header = settlementHeader): Promise<string> {
      const bytes = Buffer.from([header, ...rows].join("\r\n"));
      const stored = await uploadSettlement(settlements, { name: "Wati" }, { bytes, name });
      if (!stored.ok) throw new Error(stored.error.code);
      return stored.value.id;
    },
    run: (id: string, headers: StaffHeaders = finance, change: object = {}): Promise<Reply> =>
      mutate(
        `mutation adminImportSettlement($input: AdminImportSettlementInput!) { adminImportSettlement(input: $input) {
          success errorCode errorMessage data { workId } } }`,
        { id, gateway: "books", columns, ...change },
        headers,
      ),
    explain: async (
      subject: string,
      version: number,
      note: string,
      isExplained = true,
      headers: StaffHeaders = finance,
    ) =>
      (
        await mutate(
          `mutation adminExplainDifference($input: AdminExplainDifferenceInput!) { adminExplainDifference(input: $input) {
            success errorCode errorMessage } }`,
          { subject, version, note, isExplained },
          headers,
        )
      ).errorCode ?? "DONE",
    // biome-ignore lint/suspicious/noExplicitAny: a test knows the fields it selects
    rows: (input: object = {}, headers: StaffHeaders = finance): Promise<any> =>
      call(
        `query adminSettlementRows($input: AdminSettlementRowsInput!) { adminSettlementRows(input: $input) { total rows {
          subject number reference kind gross fee net ourAmount day result paymentReference orderCodes explanation note actor version } } }`,
        { input },
        headers,
      ),
    // biome-ignore lint/suspicious/noExplicitAny: a test knows the fields it selects
    file: (id: string, headers: StaffHeaders = finance): Promise<any> =>
      call(
        `query adminSettlement($id: ID!) { adminSettlement(id: $id) { state gateway suggestedGateway gross fee net skipped firstDay
          importedBy columns { field header } results { result count gross } } }`,
        { id },
        headers,
      ),
    // biome-ignore lint/suspicious/noExplicitAny: a test knows the fields it selects
    files: (headers: StaffHeaders = finance): Promise<any> =>
      call(
        "query adminSettlements { adminSettlements { total rows { id title state gross fee net differences open } } }",
        {},
        headers,
      ),
    /** Everything of payments, to be compared before and after. */
    async payments(): Promise<string> {
      const { rows } = await sql<{ all: string }>`
        select md5(coalesce((select jsonb_agg(to_jsonb(one) order by reference) from payment.payment as one)::text, '')
          || coalesce((select jsonb_agg(to_jsonb(one) order by id) from payment.attempt as one)::text, '')
          || coalesce((select jsonb_agg(to_jsonb(one) order by id) from payment.refund as one)::text, '')) as "all"`.execute(
        db,
      );
      return rows[0]?.all ?? "";
    },
    async count(table: "line" | "staged_row" | "file"): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(`settlements.${table}`)}`.execute(db);
      return rows[0]?.count ?? 0;
    },
    /** Names of broken invariants. */
    async broken(): Promise<string[]> {
      const findings = await auditDatabase(database, settlementInvariants);
      return findings.filter(({ broken }) => broken > 0).map(({ name, examples }) => `${name}: ${examples.join(", ")}`);
    },
  };
}
