import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Caller } from "#kit/graphql/context.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aDraft, aPickup } from "#modules/order/server/testing/a-draft.ts";
import {
  aMember,
  aVisitor,
  type Browser,
  type Case,
  head,
  orderAuthorizationFixture,
  type Placed,
  read,
  sendCode,
  simple,
  track,
  verify,
} from "./testing/order-authorization-fixture.ts";
import { returnsFixture } from "./testing/returns-fixture.ts";

const { database } = await testDatabase({ maxConnections: 20 });
const fixture = await returnsFixture(database);
const { browser, codeTo, cases, returning, aPurchase, keyOf, daysAgo, tracked, linked } = orderAuthorizationFixture(
  database,
  fixture,
);
const day = 86_400_000;

/** How each browser opened the order, and its permissions: null for everything, else the refusal of every operation. */
const browsers: Readonly<
  Record<string, readonly [refusal: string | null, open: (placed: Placed) => Promise<Browser>]>
> = {
  "the order's own browser": [null, async ({ own }) => own],
  "a browser that tracked it": ["CONTACT_PROOF_REQUIRED", tracked],
  "a browser that tracked it and typed the code": [
    null,
    async (placed) => {
      const call = await tracked(placed);
      await sendCode(call, placed.code);
      expect(await verify(call, placed.code, await codeTo(placed.email))).toMatchObject({ success: true });
      return call;
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

describe.each(Object.entries(cases))("1A-04 %s", (_name, operation) => {
  test.each(Object.entries(browsers))("by %s", async (_who, [refusal, open]) => {
    const placed = await aPurchase(operation, aVisitor());
    const call = await open(placed);
    const before = (await read(placed.own, placed.code)).data;
    const reply = await operation.act(call, placed.code, placed.returnCode);
    expect([reply.success, reply.errorCode]).toEqual([refusal === null, refusal]);
    if (refusal !== null) expect((await read(placed.own, placed.code)).data).toEqual(before);
  });

  test("by the member it belongs to; elsewhere a code is not enough, a sign-in is required", async () => {
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
    const call = await tracked(first);
    await track(call, second.code, second.email);
    await sendCode(call, first.code);
    const code = await codeTo(first.email);
    expect((await verify(call, second.code, code)).errorCode).toBe("OTP_EXPIRED");
    const other = await tracked(first);
    expect((await verify(other, first.code, code)).errorCode).toBe("OTP_EXPIRED");
    const wrong = code === "0000" ? "1111" : "0000";
    expect((await verify(call, first.code, wrong)).errorCode).toBe("OTP_INVALID");
    expect((await verify(call, first.code, code)).success).toBe(true);
    expect((await verify(call, first.code, code)).errorCode).toBe("OTP_EXPIRED");
    expect((await read(call, first.code)).data).toMatchObject({ access: "confirmed", actingNeeds: null });
    expect((await read(call, second.code)).data).toMatchObject({ access: "visitor", actingNeeds: "CODE" });
  });

  test("a caller who may not read an order cannot send a code to its contact", async () => {
    const { code, email } = await aPurchase(unpaid, aVisitor());
    expect((await sendCode(browser(aVisitor()), code)).errorCode).toBe("NOT_FOUND");
    expect(await codeTo(email)).toBe("none");
  });

  test("it ends half an hour after the code, and seven days after the message was written; masks stay on all the while", async () => {
    const typed = await aPurchase(unpaid, aVisitor());
    const call = await tracked(typed);
    await sendCode(call, typed.code);
    await verify(call, typed.code, await codeTo(typed.email));
    const read1 = await read(call, typed.code);
    expect(read1.data).toMatchObject({ access: "confirmed", receiver: { mobile: "+62 812•••••890" } });
    const mailed = await aPurchase(unpaid, aVisitor());
    const byLink = await linked(mailed.code, keyOf(mailed.code, fixture.clock.now()));
    fixture.clock.advance(31 * 60_000);
    expect((await read(call, typed.code)).errorCode).toBe("NOT_FOUND");
    expect((await read(byLink, mailed.code)).data).toMatchObject({ access: "confirmed" });
    fixture.clock.advance(7 * day);
    expect((await read(byLink, mailed.code)).errorCode).toBe("NOT_FOUND");
  });

  test("of several browsers that open a link at once, one may act", async () => {
    const { code } = await aPurchase(unpaid, aVisitor());
    const key = keyOf(code, fixture.clock.now());
    const replies = await Promise.all(Array.from({ length: 8 }, () => read(browser(aVisitor()), code, key)));
    expect(replies.map(({ data }) => data?.access).toSorted()).toEqual(["confirmed", ...Array(7).fill("visitor")]);
  });

  test("what opens one order of a purchase opens those paid for with it, and no others", async () => {
    const caller = aVisitor() as Extract<Caller, { kind: "guest" }>;
    const shared = { owner: `guest:${caller.guestId}`, paymentReference: "TABLE-SPLIT" };
    const [one = "", two = ""] = await fixture.placed(aDraft(shared), aPickup(shared));
    const [apart = ""] = await fixture.placed(aDraft({ ...shared, paymentReference: "TABLE-APART" }));
    const call = await linked(one, keyOf(one, fixture.clock.now()));
    expect((await read(call, two)).data).toMatchObject({ access: "confirmed" });
    expect((await read(call, apart)).errorCode).toBe("NOT_FOUND");
  });

  test("the link of a return's message opens the return in a fresh browser", async () => {
    const placed = await aPurchase({ before: returning, act: simple("payOrder") }, aVisitor());
    const { path } = (await fixture.letters()).at(-1).content.data;
    const link = new URL(path, "https://shop.example");
    expect(link.pathname).toBe(`/order/detail/${placed.code}/${placed.returnCode}`);
    const reply = await browser(aVisitor())(
      `query queryReturnDetail($code: String!, $key: String) { queryReturnDetail(returnCode: $code, accessKey: $key) {
        ${head} data { returnCode access } } }`,
      { code: placed.returnCode, key: link.searchParams.get("key") },
    );
    expect(reply.data).toEqual({ returnCode: placed.returnCode, access: "confirmed" });
  });
});
