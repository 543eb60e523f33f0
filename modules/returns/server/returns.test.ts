import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { aMember } from "#kit/graphql/testing/request-context.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aDraft, aLine } from "#modules/order/server/testing/a-draft.ts";
import { returnsFixture } from "./testing/returns-fixture.ts";

const { database } = await testDatabase({ maxConnections: 30 });
const fixture = await returnsFixture(database);
const { staff, status } = fixture;
const days = (count: number) => fixture.clock.advance(count * 86_400_000);
const stranger = { caller: { kind: "guest", sessionId: "s-9", guestId: "G9" } } as const;

const detail = `query queryReturnDetail($returnCode: String!) { queryReturnDetail(returnCode: $returnCode) {
  success errorCode errorMessage data { returnCode orderCode status afterSaleStatusStr createTime expressCode companyName
    approverDescription canCancelReturnOrder canFullLogistics orderReturnProductOuts { amount }
    returnProductList { orderItemCode skuName count amount reasonStr } bankAccount amount points freightAmount
    deductedAmount sendUntil sendTo { name } steps { status } } } }`;
const undo = `mutation cancelReturnOrder($returnCode: String!) { cancelReturnOrder(returnCode: $returnCode) {
  success message errorCode errorMessage data { returnCode } } }`;
const ship = `mutation fullLogisticsInfo($input: FullLogisticsInput!) { fullLogisticsInfo(input: $input) {
  success message errorCode errorMessage data { returnCode } } }`;
const parcel = (returnCode: string) => ({ input: { returnCode, companyName: "JNE", expressCode: "jne 123-45" } });

async function photo(orderCode: string, owner = "guest:G1"): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into returns.photo (id, order_code, owner, content, width, height, created_at)
    values (gen_random_uuid(), ${orderCode}, ${owner}, 'x', 1, 1, ${fixture.clock.now()}) returning id`.execute(
    database.kysely,
  );
  return rows[0]?.id ?? "";
}

describe("a return", () => {
  test("1A-13 its shopper names the courier by its code or by a name, and has to name one", async () => {
    const code = await fixture.asked(await fixture.received());
    await staff.approve(code, "Please");
    const sent = (change: object) =>
      fixture.ask(ship, { input: { returnCode: code, expressCode: "GR-12345", ...change } });
    for (const nobody of [{}, { companyCode: "" }, { companyCode: " ", companyName: "" }]) {
      expect((await sent(nobody)).errorCode).toBe("INVALID_INPUT");
    }
    expect(await sent({ companyCode: "GRAB" })).toMatchObject({ success: true });
    expect((await fixture.ask(detail, { returnCode: code })).data).toMatchObject({
      companyName: "Grab",
      expressCode: "GR-12345",
    });
  });

  test("RN-02 RN-03 RN-04 RN-05 EN-44 OP-56 TR-38 OR-17 OR-19 goes from the request to the refund, with every field on the way", async () => {
    const order = await fixture.received();
    const code = await fixture.asked(order, { remark: "Too small" });
    expect((await fixture.ask(detail, { returnCode: code })).data).toMatchObject({
      returnCode: code,
      orderCode: order,
      status: "10",
      afterSaleStatusStr: "Requested",
      expressCode: null,
      companyName: null,
      approverDescription: null,
      canCancelReturnOrder: true,
      canFullLogistics: false,
      orderReturnProductOuts: [{ amount: 135_000 }],
      returnProductList: [
        { orderItemCode: `${order}-1`, skuName: "Ball", count: 1, amount: 135_000, reasonStr: "The size does not fit" },
      ],
      bankAccount: "BCA •••• 7890",
      amount: 135_000,
    });
    expect((await fixture.ask(ship, parcel(code))).errorCode).toBe("ACTION_NOT_ALLOWED");
    expect(await staff.approve(code, "Please pack it well")).toEqual({
      ok: true,
      value: { returnCode: code, status: "approved" },
    });
    expect((await fixture.ask(detail, { returnCode: code })).data).toMatchObject({
      canCancelReturnOrder: true,
      canFullLogistics: true,
      approverDescription: "Please pack it well",
      sendUntil: new Date(fixture.clock.now().getTime() + 7 * 86_400_000).toISOString(),
      sendTo: { name: "Warehouse" },
    });
    expect(await fixture.ask(ship, parcel(code))).toMatchObject({ success: true });
    expect((await fixture.ask(detail, { returnCode: code })).data).toMatchObject({
      status: "30",
      companyName: "JNE",
      expressCode: "JNE123-45",
      canCancelReturnOrder: false,
      canFullLogistics: false,
    });
    expect((await fixture.ask(undo, { returnCode: code })).errorCode).toBe("ACTION_NOT_ALLOWED");
    expect((await staff.refund(code)).ok).toBe(false);
    expect((await staff.receive(code)).ok).toBe(true);
    expect((await staff.refund(code, "Sent today")).ok).toBe(true);
    const data = (await fixture.ask(detail, { returnCode: code })).data;
    expect(data).toMatchObject({ status: "50", amount: 135_000, freightAmount: 0, deductedAmount: 0 });
    expect(data?.steps).toEqual(["10", "20", "30", "40", "50"].map((at) => ({ status: at })));
    expect(await fixture.broken()).toEqual([]);
  });

  test("OR-16 TR-37 is undone by its shopper while it has not left", async () => {
    const order = await fixture.received();
    for (const approved of [false, true]) {
      const code = await fixture.asked(order);
      if (approved) await staff.approve(code);
      expect(await fixture.ask(undo, { returnCode: code })).toMatchObject({ success: true });
      expect(await status(code)).toBe("cancelled");
      expect((await fixture.ask(undo, { returnCode: code })).errorCode).toBe("ACTION_NOT_ALLOWED");
    }
    // What was undone may be asked for again.
    expect((await fixture.request(order, { items: [{ orderItemCode: `${order}-1`, quantity: 2 }] })).success).toBe(
      true,
    );
    expect(await fixture.broken()).toEqual([]);
  });

  test("is undone by the clock when nobody sends it within 7 days of its approval", async () => {
    const code = await fixture.asked(await fixture.received());
    await staff.approve(code);
    days(6.9);
    await fixture.runJobs();
    expect(await status(code)).toBe("approved");
    days(0.2);
    await fixture.runJobs();
    expect(await status(code)).toBe("cancelled");
  });

  test("is refused with a reason, before it is sent or after it was looked at", async () => {
    const order = await fixture.received();
    const early = await fixture.asked(order);
    expect((await staff.refuse(early, "It was worn")).ok).toBe(true);
    expect((await fixture.ask(detail, { returnCode: early })).data).toMatchObject({
      status: "21",
      approverDescription: "It was worn",
    });
    const late = await fixture.asked(order);
    await staff.approve(late);
    await staff.receive(late);
    expect((await staff.refuse(late, "It was worn")).ok).toBe(true);
    expect((await staff.refund(late)).ok).toBe(false);
    expect(await fixture.broken()).toEqual([]);
  });

  test("tells its shopper of every step by a letter, and a member by a notification too", async () => {
    const member = { owner: "member:U1" };
    const order = await fixture.received({ ...member, locale: "id-ID" });
    const code = await fixture.asked(order, {}, { caller: aMember });
    await staff.approve(code, "Kemas dengan baik");
    const letters = (await fixture.letters()).filter(({ content }) => content.data.returnCode === code);
    expect(letters.map(({ content, locale }) => [content.data.event, content.data.note, locale])).toEqual([
      ["requested", null, "id-ID"],
      ["approved", "Kemas dengan baik", "id-ID"],
    ]);
    const { rows } = await sql`
      select data->>'event' as event, path from notification.notice where user_code = 'U1' and kind = 'return' order by data->>'event' desc`.execute(
      database.kysely,
    );
    const path = `/account/order/detail/${order}/${code}`;
    expect(rows).toEqual([
      { event: "requested", path },
      { event: "approved", path },
    ]);
  });
});

describe("is not taken", () => {
  test("more than 7 days after receipt, nor before it", async () => {
    const order = await fixture.received();
    days(7);
    expect((await fixture.request(order)).success).toBe(true);
    days(0.1);
    expect(await fixture.request(order)).toMatchObject({ success: false, errorCode: "RETURN_CLOSED" });
    const [unpaid = ""] = await fixture.placed(aDraft({ paymentReference: "RETURNS-UNPAID" }));
    expect((await fixture.request(unpaid)).errorCode).toBe("RETURN_CLOSED");
  });

  test("ER-32 RN-06 with something missing: each says what, at its own rule", async () => {
    const order = await fixture.received();
    const cases: readonly [Record<string, unknown>, string][] = [
      [{ items: [] }, "Please select product"],
      [{ items: [{ orderItemCode: "BBX-1", quantity: 1 }] }, "Please select product"],
      [{ reasonCode: "" }, "Please choose a reason"],
      [{ reasonCode: "DAMAGED" }, "Please add at least one photo of the problem"],
      [{ reasonCode: "CHANGED_MIND" }, "For this reason we can only take back what was not opened"],
      [{ reasonCode: "OTHER" }, "Please tell us what is wrong"],
      [{ videoUrl: "http://films.example/1" }, "Please enter a link that begins with https://"],
      [{ bankAccount: null }, "Please enter an account number of 6 to 20 digits"],
      [{ items: [{ orderItemCode: `${order}-1`, quantity: 3 }] }, "Of Ball, 2 can be returned."],
    ];
    for (const [change, message] of cases) {
      expect(await fixture.request(order, change)).toMatchObject({ success: false, errorMessage: message });
    }
  });

  test("for hygiene and flash-sale goods, unless the shop is to blame", async () => {
    const socks = await fixture.received({ lines: [aLine({ categoryCode: "SOCKS", name: "Socks" })] });
    const flash = await fixture.received({ lines: [aLine({ campaign: { activityCode: "F1", units: 2 } })] });
    for (const order of [socks, flash]) {
      expect((await fixture.request(order)).errorCode).toBe("ONLY_IF_FAULTY");
      expect((await fixture.request(order, { reasonCode: "NOT_AS_DESCRIBED" })).success).toBe(true);
    }
  });

  test("with pictures that are somebody else's, of another order, or used already", async () => {
    const [order, other] = [await fixture.received(), await fixture.received()];
    const own = await photo(order);
    const foreign = [await photo(order, "guest:G9"), await photo(other), "00000000-0000-4000-8000-000000000000"];
    for (const id of foreign) {
      const asked = await fixture.request(order, { reasonCode: "DAMAGED", photoIds: [own, id] });
      expect(asked.errorCode).toBe("PHOTO_NOT_FOUND");
    }
    expect((await fixture.request(order, { reasonCode: "DAMAGED", photoIds: [own] })).success).toBe(true);
    expect((await fixture.request(order, { reasonCode: "DAMAGED", photoIds: [own] })).errorCode).toBe(
      "PHOTO_NOT_FOUND",
    );
  });

  test("from anybody but the owner: a stranger gets the answer for what never was", async () => {
    const order = await fixture.received();
    const code = await fixture.asked(order);
    await staff.approve(code);
    const missing = { success: false, errorCode: "NOT_FOUND" };
    for (const as of [stranger, { caller: aMember }]) {
      expect(await fixture.request(order, {}, as)).toEqual(await fixture.request("BBAAAAAAAAAA", {}, as));
      expect(await fixture.ask(detail, { returnCode: code }, as)).toMatchObject({ ...missing, data: null });
      expect(await fixture.ask(detail, { returnCode: code }, as)).toEqual(
        await fixture.ask(detail, { returnCode: "RTAAAAAAAAAA" }, as),
      );
      expect(await fixture.ask(undo, { returnCode: code }, as)).toMatchObject(missing);
      expect(await fixture.ask(ship, parcel(code), as)).toMatchObject(missing);
    }
    const nobody = { caller: { kind: "anonymous" } } as const;
    expect(await fixture.ask(detail, { returnCode: code }, nobody)).toMatchObject(missing);
    expect((await fixture.ask(undo, { returnCode: code }, nobody)).errorCode).toBe("0002");
    expect(await status(code)).toBe("approved");
  });

  test("twenty times at once for pieces that are there twice", async () => {
    const order = await fixture.received();
    const answers = await Promise.all(Array.from({ length: 20 }, () => fixture.request(order)));
    expect(answers.filter(({ success }) => success)).toHaveLength(2);
    expect(new Set(answers.filter(({ success }) => !success).map(({ errorCode }) => errorCode))).toEqual(
      new Set(["TOO_MANY_PIECES"]),
    );
    expect(await fixture.broken()).toEqual([]);
  });
});

describe("a refund", () => {
  test("is made once, however many staff press at once, and the freight comes with the last faulty piece", async () => {
    const order = await fixture.received();
    const ids = [await photo(order), await photo(order)];
    const codes: string[] = [];
    for (const id of ids) codes.push(await fixture.asked(order, { reasonCode: "DAMAGED", photoIds: [id] }));
    for (const code of codes) {
      await staff.approve(code);
      await staff.receive(code);
    }
    const answers = await Promise.all(codes.flatMap((code) => [1, 2, 3].map(() => staff.refund(code))));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
    const { rows } = await sql<{ money: number }>`
      select money from returns.return_order where order_code = ${order} order by money`.execute(database.kysely);
    expect(rows.map(({ money }) => money)).toEqual([135_000, 153_000]);
    const { rows: noted } = await sql`
      select refunded_amount as amount from orders.placed_order where code = ${order}`.execute(database.kysely);
    expect(noted).toEqual([{ amount: 288_000 }]);
    expect(await fixture.broken()).toEqual([]);
  });

  test("1D-02 two returns of one order take back the points it has earned, and no more", async () => {
    const order = await fixture.received();
    await sql`insert into loyalty.movement (key, kind, reference, points) values (${`earn:${order}`}, 'earn', ${order}, 27)`.execute(
      database.kysely,
    );
    for (const code of [await fixture.asked(order), await fixture.asked(order)]) {
      await staff.approve(code);
      await staff.receive(code);
      expect((await staff.refund(code)).ok).toBe(true);
    }
    const { rows } = await sql<{ points: number }>`
      select points from loyalty.movement where reference = ${order} and kind = 'takeBack' order by points`.execute(
      database.kysely,
    );
    // 135.000 each: 27 points with both pieces, 13 with one of them.
    expect(rows.map(({ points }) => points)).toEqual([13, 14]);
  });

  test("waits while nothing was paid, and changes nothing then", async () => {
    const order = await fixture.received({
      channelCode: "VA_BCA",
      totals: { ...aDraft().totals, freight: rupiah(0), totalAmount: rupiah(270_000) },
    });
    const code = await fixture.asked(order);
    await staff.approve(code);
    await staff.receive(code);
    await sql`update payment.payment set status = 'failed' where reference =
      (select payment_reference from orders.placed_order where code = ${order})`.execute(database.kysely);
    expect(await staff.refund(code)).toEqual({ ok: false, error: { code: "NOT_PAID" } });
    expect(await status(code)).toBe("received");
    await sql`update payment.payment set status = 'paid' where reference =
      (select payment_reference from orders.placed_order where code = ${order})`.execute(database.kysely);
    expect((await staff.refund(code)).ok).toBe(true);
  });

  test("keeps the account sealed, and shows nobody more than its end", async () => {
    const code = await fixture.asked(await fixture.received());
    const { rows } = await sql<{ account_sealed: string }>`
      select account_sealed from returns.return_order where code = ${code}`.execute(database.kysely);
    expect(rows[0]?.account_sealed).not.toContain("1234567890");
    const letters = JSON.stringify(await fixture.letters());
    expect(letters).not.toContain("1234567890");
    expect(JSON.stringify(await fixture.ask(detail, { returnCode: code }))).not.toContain("1234567890");
  });
});
