import { sql } from "kysely";
import type { RequestContext } from "#kit/graphql/context.ts";
import { createExecutor } from "#kit/graphql/executor.ts";
import { joinSchemas } from "#kit/graphql/join-schemas.ts";
import { aGuest, requestContext } from "#kit/graphql/testing/request-context.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { auditDatabase } from "#kit/postgres/invariants.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { OrderDraft } from "#modules/order/contract/order-draft.ts";
import { type OrderDeps, orderModule } from "#modules/order/server/index.ts";
import { aDraft } from "#modules/order/server/testing/a-draft.ts";
import { orderFixture } from "#modules/order/server/testing/order-fixture.ts";
import { ownReturns, returnsJobs, returnsModule } from "../index.ts";
import type { ReturnsDeps } from "../returns-deps.ts";
import { refundReturn } from "../steps/refund-return.ts";
import { approveReturn, receiveReturn, refuseReturn, type StaffStep } from "../steps/staff-steps.ts";
import { returnInvariants } from "../store/invariants.ts";
import { returnByCode } from "../store/returns.ts";

const timeless = returnInvariants.filter(({ broken }) => !broken.includes("now()"));
const attempt = { jobId: "1", attempt: 1, maxAttempts: 25, signal: new AbortController().signal };

const create = `mutation createReturnOrder($input: CreateReturnInput!) { createReturnOrder(input: $input) {
  success message errorCode errorMessage data { returnCode } } }`;

/** The module over a real database with the real modules of orders and payments. */
export async function returnsFixture(
  database: Database,
  change: (fixture: {
    readonly clock: OrderDeps["clock"];
  }) => Partial<Pick<OrderDeps, "listeners"> & Pick<ReturnsDeps, "onReceived">> = () => ({}),
) {
  let onReceived: ReturnsDeps["onReceived"] = [];
  const orders = await orderFixture(database, (fixture) => {
    const { onReceived: heard = [], ...changed } = change(fixture);
    onReceived = heard;
    return { returns: ownReturns, ...changed };
  });
  const deps: ReturnsDeps = {
    database,
    ids: orders.deps.ids,
    clock: orders.clock,
    sealer: {
      seal: (text) => Buffer.from(text).toString("base64"),
      open: (text) => Buffer.from(text, "base64").toString(),
    },
    pointEarnedBy: 10_000,
    onReceived,
    secret: orders.deps.secret,
    https: false,
    hygieneCategories: new Set(["SOCKS"]),
    pictureUrl: (path) => `/${path}?v=1`,
    placeOf: async () => ({ name: "Warehouse", address: "Jl. Gudang 1, Jakarta 12810", phone: "+62211234567" }),
  };
  const modules = joinSchemas([orderModule(orders.deps), returnsModule(deps)]);
  const executor = createExecutor(modules, { report: () => undefined });
  let count = 0;

  /** An operation, called by a guest by default; returns its reply. */
  const call = async (query: string, variables: Record<string, unknown>, as: Partial<RequestContext> = {}) => {
    const context = requestContext({ caller: aGuest, ...as });
    const response = JSON.parse(JSON.stringify(await executor.execute({ query, variables, context })));
    const [reply] = Object.values((response.data ?? {}) as Record<string, Reply>);
    return (
      reply ?? {
        success: false,
        errorCode: response.errors?.[0]?.extensions?.code ?? "?",
        errorMessage: null,
        data: null,
      }
    );
  };
  const request = (orderCode: string, change: Record<string, unknown> = {}, as: Partial<RequestContext> = {}) =>
    call(
      create,
      {
        input: {
          orderCode,
          items: [{ orderItemCode: `${orderCode}-1`, quantity: 1 }],
          reasonCode: "WRONG_SIZE",
          bankAccount: { bankName: "BCA", accountNumber: "1234567890", accountHolder: "Sari Lestari" },
          ...change,
        },
      },
      as,
    );
  const inOwn = <Answer>(step: (trx: Parameters<typeof approveReturn>[0]) => Promise<Answer>) =>
    inTransaction(database, step);
  const by = (returnCode: string, note?: string): StaffStep => ({
    returnCode,
    staffName: "Budi",
    ...(note ? { note } : {}),
  });

  return {
    ...orders,
    deps,
    orderDeps: orders.deps,
    ask: call,
    request,
    /** A guest's order that was paid for and received. */
    async received(change: Partial<OrderDraft> = {}): Promise<string> {
      count += 1;
      const draft = aDraft({ paymentReference: `RETURNS-${count}`, ...change });
      const [code = ""] = await orders.placed(draft);
      if (draft.totals.totalAmount > 0) {
        await orders.pay(await orders.open(draft.paymentReference, draft.totals.totalAmount));
      }
      await orders.step(code, { transition: "send", actor: "staff" });
      await orders.step(code, { transition: "receive", actor: "shopper" });
      return code;
    },
    /** Requests a return and returns its code. */
    async asked(orderCode: string, change: Record<string, unknown> = {}, as: Partial<RequestContext> = {}) {
      const reply = await request(orderCode, change, as);
      if (!reply.success) throw new Error(`${reply.errorCode}: ${reply.errorMessage}`);
      return String((reply.data as { returnCode: string }).returnCode);
    },
    staff: {
      approve: (code: string, note?: string) => inOwn((trx) => approveReturn(trx, deps, by(code, note))),
      refuse: (code: string, note?: string) => inOwn((trx) => refuseReturn(trx, deps, by(code, note))),
      receive: (code: string, resellable = false) =>
        inOwn((trx) => receiveReturn(trx, deps, { ...by(code), resellable })),
      refund: (code: string, note?: string) => inOwn((trx) => refundReturn(trx, deps, by(code, note))),
    },
    status: async (code: string) => (await returnByCode(database.kysely, code))?.status,
    /** The module's letters that wait to be sent, opened; others are closed in another way. */
    async letters() {
      const { rows } = await sql<{ payload: { kind: string; sealed: string } }>`
        select payload from kit.outbox where topic = 'message.send' order by created_at, id`.execute(database.kysely);
      return rows
        .filter(({ payload }) => payload.kind === "returnChanged")
        .map(({ payload }) => JSON.parse(deps.sealer.open(payload.sealed)));
    },
    /** Every job of the module once. */
    async runJobs() {
      for (const job of Object.values(returnsJobs(deps))) await job({}, attempt);
    },
    /** Promises that are broken, by name: those of orders and payments too. */
    async broken() {
      const findings = await auditDatabase(database, timeless);
      const own = findings.filter(({ broken }) => broken > 0).map(({ name, examples }) => `${name}: ${examples}`);
      return [...own, ...(await orders.broken())];
    },
  };
}

type Reply = {
  success: boolean;
  message?: string | null;
  errorCode: string | null;
  errorMessage: string | null;
  data: Record<string, unknown> | null;
};
