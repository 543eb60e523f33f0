import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Caller, RequestContext } from "#kit/graphql/context.ts";
import { collectHeaders } from "#kit/graphql/reply-headers.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { OrderDraft } from "#modules/order/contract/order-draft.ts";
import { orderPath } from "#modules/order/server/index.ts";
import { aDraft, aPickup } from "#modules/order/server/testing/a-draft.ts";
import { returnsBench } from "./testing/returns-bench.ts";

const { database } = await testDatabase({ maxConnections: 20 });
const bench = await returnsBench(database);
const day = 86_400_000;
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
    const answer = await bench.ask(query, variables, as);
    for (const text of reply.cookies) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
}
type Browser = ReturnType<typeof browser>;

const aVisitor = (): Caller => ({ kind: "guest", sessionId: randomUUID(), guestId: randomUUID() });
const aMember = (userCode: string): Caller => ({ kind: "member", sessionId: randomUUID(), userCode });

const head = "success errorCode errorMessage";
const track = (ask: Browser, orderCode: string, contact: string) =>
  ask(`mutation trackOrder($input: TrackOrderInput!) { trackOrder(input: $input) { ${head} } }`, {
    input: { orderCode, contact },
  });
const sendCode = (ask: Browser, orderCode: string) =>
  ask(
    `mutation sendOrderCode($input: SendOrderCodeInput!) { sendOrderCode(input: $input) { ${head} data { receiver } } }`,
    {
      input: { orderCode, channel: "EMAIL" },
    },
  );
const verify = (ask: Browser, orderCode: string, code: string) =>
  ask(`mutation verifyOrderCode($input: VerifyOrderCodeInput!) { verifyOrderCode(input: $input) { ${head} } }`, {
    input: { orderCode, channel: "EMAIL", code },
  });
const read = (ask: Browser, orderCode: string, accessKey?: string) =>
  ask(
    `query getCustomOrderDetail($input: OrderCommonInput!) { getCustomOrderDetail(orderCommonInput: $input) {
      ${head} data { access actingNeeds orderStatus receiver { mobile } } } }`,
    { input: { orderCode, accessKey } },
  );

/** The last code that was sent to a mailbox. */
async function codeTo(email: string): Promise<string> {
  const { rows } = await sql<{ payload: { kind: string; sealed: string } }>`
    select payload from kit.outbox where topic = 'message.send' and payload ->> 'kind' = 'verificationCode'
    order by created_at desc, id`.execute(database.kysely);
  const letters = rows.map(({ payload }) => JSON.parse(payload.sealed));
  return letters.find(({ to }) => to === email)?.content.data.code ?? "none";
}

const simple = (name: string) => (ask: Browser, orderCode: string) =>
  ask(`mutation ${name}($code: String!) { ${name}(orderCode: $code) { ${head} } }`, { code: orderCode });
const requestCancel = (ask: Browser, orderCode: string) =>
  ask(`mutation requestCancelOrder($input: RequestCancelInput!) { requestCancelOrder(input: $input) { ${head} } }`, {
    input: { orderCode, reasonCode: "OTHER", items: [{ orderItemCode: `${orderCode}-1`, count: 1 }] },
  });
const createReturn = (ask: Browser, orderCode: string) =>
  ask(
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

type Act = (ask: Browser, orderCode: string, returnCode: string) => ReturnType<Browser>;
type Case = {
  readonly pickup?: true;
  /** Brings the order to where the operation is possible, in its own browser; answers the code of its return, if any. */
  readonly before: (own: Browser, orderCode: string, reference: string, total: number) => Promise<string>;
  readonly act: Act;
};

const pay = async (reference: string, total: number) => {
  await bench.pay(await bench.open(reference, total));
  return "";
};
const sent = async (orderCode: string, reference: string, total: number) => {
  await pay(reference, total);
  await bench.step(orderCode, { move: "send", actor: "staff" });
  return "";
};
const received: Case["before"] = async (_own, orderCode, reference, total) => {
  await sent(orderCode, reference, total);
  await bench.step(orderCode, { move: "receive", actor: "shopper" });
  return "";
};
const returning: Case["before"] = async (own, orderCode, reference, total) => {
  await received(own, orderCode, reference, total);
  const answer = await createReturn(own, orderCode);
  return String(answer.data?.returnCode);
};

const cases: Readonly<Record<string, Case>> = {
  payOrder: { before: async () => "", act: simple("payOrder") },
  cancelOrder: {
    before: async () => "",
    act: (ask, orderCode) =>
      ask(`mutation cancelOrder($input: CancelOrderInput!) { cancelOrder(input: $input) { ${head} } }`, {
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
  receiveOrder: { before: (_own, code, reference, total) => sent(code, reference, total), act: simple("receiveOrder") },
  pickupOrder: {
    pickup: true,
    before: (_own, code, reference, total) => sent(code, reference, total),
    act: simple("pickupOrder"),
  },
  createReturnOrder: { before: received, act: createReturn },
  cancelReturnOrder: {
    before: returning,
    act: (ask, _orderCode, returnCode) =>
      ask(`mutation cancelReturnOrder($code: String!) { cancelReturnOrder(returnCode: $code) { ${head} } }`, {
        code: returnCode,
      }),
  },
  fullLogisticsInfo: {
    async before(own, orderCode, reference, total) {
      const returnCode = await returning(own, orderCode, reference, total);
      await bench.staff.approve(returnCode);
      return returnCode;
    },
    act: (ask, _orderCode, returnCode) =>
      ask(`mutation fullLogisticsInfo($input: FullLogisticsInput!) { fullLogisticsInfo(input: $input) { ${head} } }`, {
        input: { returnCode, companyName: "JNE", expressCode: "JN12345678" },
      }),
  },
};

type Placed = { readonly code: string; readonly email: string; readonly own: Browser; readonly returnCode: string };

async function aPurchase({ pickup, before }: Case, caller: Caller): Promise<Placed> {
  count += 1;
  const owner =
    caller.kind === "member" ? `member:${caller.userCode}` : `guest:${(caller as { guestId: string }).guestId}`;
  const email = `table-${count}@mail.example`;
  const paymentReference = `TABLE-${count}`;
  const change: Partial<OrderDraft> = { owner, paymentReference, receiver: { ...aDraft().receiver, email } };
  const draft = pickup ? aPickup(change) : aDraft(change);
  const [code = ""] = await bench.placed(draft);
  const own = browser(caller);
  const returnCode = await before(own, code, paymentReference, draft.totals.totalAmount);
  return { code, email, own, returnCode };
}

const keyOf = (code: string, writtenAt: Date): string =>
  new URL(orderPath(bench.deps.secret, { code, owner: "guest:x" }, writtenAt), "https://shop.example").searchParams.get(
    "key",
  ) ?? "";
const daysAgo = (days: number) => new Date(bench.clock.now().getTime() - days * day);

/** How each browser came to the order, and what it may do: null for everything, else the refusal of every operation. */
const browsers: Readonly<
  Record<string, readonly [refusal: string | null, open: (placed: Placed) => Promise<Browser>]>
> = {
  "the order's own browser": [null, async ({ own }) => own],
  "a browser that tracked it": ["CONTACT_PROOF_REQUIRED", tracked],
  "a browser that tracked it and typed the code": [
    null,
    async (placed) => {
      const ask = await tracked(placed);
      await sendCode(ask, placed.code);
      expect(await verify(ask, placed.code, await codeTo(placed.email))).toMatchObject({ success: true });
      return ask;
    },
  ],
  "the first browser that opened a message's link": [null, ({ code }) => linked(code, keyOf(code, daysAgo(6)))],
  "a second browser that opened the same link": [
    "CONTACT_PROOF_REQUIRED",
    async ({ code }) => {
      const key = keyOf(code, daysAgo(1));
      await linked(code, key);
      return linked(code, key);
    },
  ],
  "a browser that opened a link of eight days ago": [
    "CONTACT_PROOF_REQUIRED",
    ({ code }) => linked(code, keyOf(code, daysAgo(8))),
  ],
  "a browser with a link of a month ago": ["NOT_FOUND", ({ code }) => linked(code, keyOf(code, daysAgo(31)), false)],
  "a stranger": ["NOT_FOUND", async () => browser(aVisitor())],
  "a member it does not belong to": ["NOT_FOUND", async () => browser(aMember("OTHER"))],
};

async function tracked({ code, email }: Placed): Promise<Browser> {
  const ask = browser(aVisitor());
  expect(await track(ask, code, email)).toMatchObject({ success: true });
  return ask;
}

async function linked(code: string, key: string, opens = true): Promise<Browser> {
  const ask = browser(aVisitor());
  expect(await read(ask, code, key)).toMatchObject({ success: opens });
  return ask;
}

describe.each(Object.entries(cases))("1A-04 %s", (_name, operation) => {
  test.each(Object.entries(browsers))("by %s", async (_who, [refusal, open]) => {
    const placed = await aPurchase(operation, aVisitor());
    const ask = await open(placed);
    const before = (await read(placed.own, placed.code)).data;
    const answer = await operation.act(ask, placed.code, placed.returnCode);
    expect([answer.success, answer.errorCode]).toEqual([refusal === null, refusal]);
    if (refusal !== null) expect((await read(placed.own, placed.code)).data).toEqual(before);
  });

  test("by the member it belongs to; from elsewhere a code is not enough, one has to sign in", async () => {
    const placed = await aPurchase(operation, aMember(`TABLE-${randomUUID()}`));
    const elsewhere = await tracked(placed);
    expect(await operation.act(elsewhere, placed.code, placed.returnCode)).toMatchObject({
      errorCode: "SIGN_IN_REQUIRED",
    });
    expect(await sendCode(elsewhere, placed.code)).toMatchObject({ errorCode: "SIGN_IN_REQUIRED" });
    expect(await operation.act(placed.own, placed.code, placed.returnCode)).toMatchObject({ success: true });
  });
});

describe("1A-04 the proof", () => {
  const unpaid: Case = { before: async () => "", act: simple("payOrder") };

  test("a code is for one order, one browser and one use; wrong ones are counted", async () => {
    const [first, second] = [await aPurchase(unpaid, aVisitor()), await aPurchase(unpaid, aVisitor())];
    const ask = await tracked(first);
    await track(ask, second.code, second.email);
    await sendCode(ask, first.code);
    const code = await codeTo(first.email);
    expect((await verify(ask, second.code, code)).errorCode).toBe("OTP_EXPIRED");
    const other = await tracked(first);
    expect((await verify(other, first.code, code)).errorCode).toBe("OTP_EXPIRED");
    const wrong = code === "0000" ? "1111" : "0000";
    expect((await verify(ask, first.code, wrong)).errorCode).toBe("OTP_INVALID");
    expect((await verify(ask, first.code, code)).success).toBe(true);
    expect((await verify(ask, first.code, code)).errorCode).toBe("OTP_EXPIRED");
    expect((await read(ask, first.code)).data).toMatchObject({ access: "confirmed", actingNeeds: null });
    expect((await read(ask, second.code)).data).toMatchObject({ access: "visitor", actingNeeds: "CODE" });
  });

  test("whoever may not read an order gets no code sent to its contact", async () => {
    const { code, email } = await aPurchase(unpaid, aVisitor());
    expect((await sendCode(browser(aVisitor()), code)).errorCode).toBe("NOT_FOUND");
    expect(await codeTo(email)).toBe("none");
  });

  test("it ends half an hour after the code, and seven days after the message was written; masks stay on all the while", async () => {
    const typed = await aPurchase(unpaid, aVisitor());
    const ask = await tracked(typed);
    await sendCode(ask, typed.code);
    await verify(ask, typed.code, await codeTo(typed.email));
    const read1 = await read(ask, typed.code);
    expect(read1.data).toMatchObject({ access: "confirmed", receiver: { mobile: "+62 812•••••890" } });
    const mailed = await aPurchase(unpaid, aVisitor());
    const byLink = await linked(mailed.code, keyOf(mailed.code, bench.clock.now()));
    bench.clock.advance(31 * 60_000);
    expect((await read(ask, typed.code)).errorCode).toBe("NOT_FOUND");
    expect((await read(byLink, mailed.code)).data).toMatchObject({ access: "confirmed" });
    bench.clock.advance(7 * day);
    expect((await read(byLink, mailed.code)).errorCode).toBe("NOT_FOUND");
  });

  test("however many browsers open a link at once, one of them may act", async () => {
    const { code } = await aPurchase(unpaid, aVisitor());
    const key = keyOf(code, bench.clock.now());
    const answers = await Promise.all(Array.from({ length: 8 }, () => read(browser(aVisitor()), code, key)));
    expect(answers.map(({ data }) => data?.access).toSorted()).toEqual(["confirmed", ...Array(7).fill("visitor")]);
  });

  test("what opens one order of a purchase opens those paid for with it, and no others", async () => {
    const caller = aVisitor() as Extract<Caller, { kind: "guest" }>;
    const shared = { owner: `guest:${caller.guestId}`, paymentReference: "TABLE-SPLIT" };
    const [one = "", two = ""] = await bench.placed(aDraft(shared), aPickup(shared));
    const [apart = ""] = await bench.placed(aDraft({ ...shared, paymentReference: "TABLE-APART" }));
    const ask = await linked(one, keyOf(one, bench.clock.now()));
    expect((await read(ask, two)).data).toMatchObject({ access: "confirmed" });
    expect((await read(ask, apart)).errorCode).toBe("NOT_FOUND");
  });

  test("the link of a return's message opens the return in a fresh browser", async () => {
    const placed = await aPurchase({ before: returning, act: simple("payOrder") }, aVisitor());
    const { path } = (await bench.letters()).at(-1).content.data;
    const link = new URL(path, "https://shop.example");
    expect(link.pathname).toBe(`/order/detail/${placed.code}/${placed.returnCode}`);
    const answer = await browser(aVisitor())(
      `query queryReturnDetail($code: String!, $key: String) { queryReturnDetail(returnCode: $code, accessKey: $key) {
        ${head} data { returnCode access } } }`,
      { code: placed.returnCode, key: link.searchParams.get("key") },
    );
    expect(answer.data).toEqual({ returnCode: placed.returnCode, access: "confirmed" });
  });
});
