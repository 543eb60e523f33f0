import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Caller, RequestContext } from "#kit/graphql/context.ts";
import { collectHeaders } from "#kit/graphql/reply-headers.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { OrderDraft } from "#modules/order/contract/order-draft.ts";
import { orderPath } from "#modules/order/server/index.ts";
import { aDraft, aPickup } from "#modules/order/server/testing/a-draft.ts";
import type { returnsFixture } from "./returns-fixture.ts";

type Fixture = Awaited<ReturnType<typeof returnsFixture>>;
/** Asks an operation as this browser, with the cookies it was given. */
export type Browser = (query: string, variables: Record<string, unknown>) => ReturnType<Fixture["ask"]>;

export const aVisitor = (): Caller => ({ kind: "guest", sessionId: randomUUID(), guestId: randomUUID() });
export const aMember = (userCode: string): Caller => ({ kind: "member", sessionId: randomUUID(), userCode });

export const head = "success errorCode errorMessage";
export const track = (call: Browser, orderCode: string, contact: string) =>
  call(`mutation trackOrder($input: TrackOrderInput!) { trackOrder(input: $input) { ${head} } }`, {
    input: { orderCode, contact },
  });
export const sendCode = (call: Browser, orderCode: string) =>
  call(
    `mutation sendOrderCode($input: SendOrderCodeInput!) { sendOrderCode(input: $input) { ${head} data { receiver } } }`,
    {
      input: { orderCode, channel: "EMAIL" },
    },
  );
export const verify = (call: Browser, orderCode: string, code: string) =>
  call(`mutation verifyOrderCode($input: VerifyOrderCodeInput!) { verifyOrderCode(input: $input) { ${head} } }`, {
    input: { orderCode, channel: "EMAIL", code },
  });
export const read = (call: Browser, orderCode: string, accessKey?: string) =>
  call(
    `query getCustomOrderDetail($input: OrderCommonInput!) { getCustomOrderDetail(orderCommonInput: $input) {
      ${head} data { access actingNeeds orderStatus receiver { mobile } } } }`,
    { input: { orderCode, accessKey } },
  );
export const simple = (name: string) => (call: Browser, orderCode: string) =>
  call(`mutation ${name}($code: String!) { ${name}(orderCode: $code) { ${head} } }`, { code: orderCode });
const requestCancel = (call: Browser, orderCode: string) =>
  call(`mutation requestCancelOrder($input: RequestCancelInput!) { requestCancelOrder(input: $input) { ${head} } }`, {
    input: { orderCode, reasonCode: "OTHER", items: [{ orderItemCode: `${orderCode}-1`, count: 1 }] },
  });
const createReturn = (call: Browser, orderCode: string) =>
  call(
    `mutation createReturnOrder($input: CreateReturnInput!) { createReturnOrder(input: $input) {
    ${head} data { returnCode } } }`,
    {
      input: {
        orderCode,
        items: [{ orderItemCode: `${orderCode}-1`, quantity: 1 }],
        reasonCode: "WRONG_SIZE",
        unopened: true,
        bankAccount: { bankName: "BCA", accountNumber: "1234567890", accountHolder: "Sari Lestari" },
      },
    },
  );

type Act = (call: Browser, orderCode: string, returnCode: string) => ReturnType<Browser>;
export type Case = {
  readonly pickup?: true;
  /** Brings the order to where the operation is possible, in its own browser; answers the code of its return, if any. */
  readonly before: (own: Browser, orderCode: string, reference: string, total: number) => Promise<string>;
  readonly act: Act;
};

export type Placed = {
  readonly code: string;
  readonly email: string;
  readonly own: Browser;
  readonly returnCode: string;
};

/** Browsers, purchases and the ways to an order, for tests of who may act on it. */
export function orderAuthorizationFixture(database: Database, fixture: Fixture) {
  let count = 0;

  /** A browser: who it is signed in as, and the cookies it was given. */
  function browser(caller: Caller) {
    count += 1;
    const cookies = new Map<string, string>();
    const address = `10.1.${Math.floor(count / 250)}.${count % 250}`;
    return async (query: string, variables: Record<string, unknown>) => {
      const reply = collectHeaders();
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const as: Partial<RequestContext> = { caller, cookie, reply, address };
      const response = await fixture.ask(query, variables, as);
      for (const text of reply.cookies) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
        cookies.set(name, value);
      }
      return response;
    };
  }

  /** The last code that was sent to a mailbox. */
  async function codeTo(email: string): Promise<string> {
    const { rows } = await sql<{ payload: { kind: string; sealed: string } }>`
      select payload from kit.outbox where topic = 'message.send' and payload ->> 'kind' = 'verificationCode'
      order by created_at desc, id`.execute(database.kysely);
    const emails = rows.map(({ payload }) => JSON.parse(payload.sealed));
    return emails.find(({ to }) => to === email)?.content.data.code ?? "none";
  }

  const pay = async (reference: string, total: number) => {
    await fixture.pay(await fixture.open(reference, total));
    return "";
  };
  const sent = async (orderCode: string, reference: string, total: number) => {
    await pay(reference, total);
    await fixture.step(orderCode, { transition: "send", actor: "staff" });
    return "";
  };
  const received: Case["before"] = async (_own, orderCode, reference, total) => {
    await sent(orderCode, reference, total);
    await fixture.step(orderCode, { transition: "receive", actor: "shopper" });
    return "";
  };
  const returning: Case["before"] = async (own, orderCode, reference, total) => {
    await received(own, orderCode, reference, total);
    const reply = await createReturn(own, orderCode);
    return String(reply.data?.returnCode);
  };

  const cases: Readonly<Record<string, Case>> = {
    payOrder: { before: async () => "", act: simple("payOrder") },
    cancelOrder: {
      before: async () => "",
      act: (call, orderCode) =>
        call(`mutation cancelOrder($input: CancelOrderInput!) { cancelOrder(input: $input) { ${head} } }`, {
          input: { orderCode },
        }),
    },
    requestCancelOrder: { before: (_own, _code, reference, total) => pay(reference, total), act: requestCancel },
    undoCancelOrder: {
      async before(own, orderCode, reference, total) {
        await pay(reference, total);
        await requestCancel(own, orderCode);
        return "";
      },
      act: simple("undoCancelOrder"),
    },
    receiveOrder: {
      before: (_own, code, reference, total) => sent(code, reference, total),
      act: simple("receiveOrder"),
    },
    pickupOrder: {
      pickup: true,
      before: (_own, code, reference, total) => sent(code, reference, total),
      act: simple("pickupOrder"),
    },
    createReturnOrder: { before: received, act: createReturn },
    cancelReturnOrder: {
      before: returning,
      act: (call, _orderCode, returnCode) =>
        call(`mutation cancelReturnOrder($code: String!) { cancelReturnOrder(returnCode: $code) { ${head} } }`, {
          code: returnCode,
        }),
    },
    fullLogisticsInfo: {
      async before(own, orderCode, reference, total) {
        const returnCode = await returning(own, orderCode, reference, total);
        await fixture.staff.approve(returnCode);
        return returnCode;
      },
      act: (call, _orderCode, returnCode) =>
        call(
          `mutation fullLogisticsInfo($input: FullLogisticsInput!) { fullLogisticsInfo(input: $input) { ${head} } }`,
          {
            input: { returnCode, companyName: "JNE", expressCode: "JN12345678" },
          },
        ),
    },
  };

  async function aPurchase({ pickup, before }: Case, caller: Caller): Promise<Placed> {
    count += 1;
    const owner =
      caller.kind === "member" ? `member:${caller.userCode}` : `guest:${(caller as { guestId: string }).guestId}`;
    const email = `table-${count}@mail.example`;
    const paymentReference = `TABLE-${count}`;
    const change: Partial<OrderDraft> = { owner, paymentReference, receiver: { ...aDraft().receiver, email } };
    const draft = pickup ? aPickup(change) : aDraft(change);
    const [code = ""] = await fixture.placed(draft);
    const own = browser(caller);
    const returnCode = await before(own, code, paymentReference, draft.totals.totalAmount);
    return { code, email, own, returnCode };
  }

  const keyOf = (code: string, writtenAt: Date): string =>
    new URL(
      orderPath(fixture.deps.secret, { code, owner: "guest:x" }, writtenAt),
      "https://shop.example",
    ).searchParams.get("key") ?? "";
  const daysAgo = (days: number) => new Date(fixture.clock.now().getTime() - days * 86_400_000);

  async function tracked({ code, email }: Placed): Promise<Browser> {
    const call = browser(aVisitor());
    expect(await track(call, code, email)).toMatchObject({ success: true });
    return call;
  }

  async function linked(code: string, key: string, opens = true): Promise<Browser> {
    const call = browser(aVisitor());
    expect(await read(call, code, key)).toMatchObject({ success: opens });
    return call;
  }

  return { browser, codeTo, cases, returning, aPurchase, keyOf, daysAgo, tracked, linked };
}
