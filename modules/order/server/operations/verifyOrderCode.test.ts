import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aDraft } from "../testing/a-draft.ts";
import { callOrders } from "../testing/call-orders.ts";
import { orderCalls, otherGuest } from "../testing/order-calls.ts";
import { orderFixture } from "../testing/order-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await orderFixture(database);
const call = callOrders(fixture.deps);
const { detail, track } = orderCalls(call);
let count = 0;
const reference = () => {
  count += 1;
  return `VERIFY-${count}`;
};

const send = async (orderCode: string, as = {}, channel = "EMAIL") =>
  (
    await call(
      `mutation sendOrderCode($input: SendOrderCodeInput!) { sendOrderCode(input: $input) {
        success errorCode data { channel receiver timeRemaining } } }`,
      { input: { orderCode, channel } },
      as,
    )
  ).reply;
const codesSentTo = async (receiver: string): Promise<string[]> => {
  const { rows } = await sql<{ payload: { sealed: string } }>`
    select payload from kit.outbox where topic = 'message.send' and payload ->> 'kind' = 'verificationCode'
    order by created_at, id`.execute(database.kysely);
  const messages = rows.map(({ payload }) => JSON.parse(payload.sealed));
  return messages.filter(({ to }) => to === receiver).map(({ content }) => content.data.code);
};
/** A browser that found the order by its code and contact. */
const tracked = async (code: string, email: string, address: string, sessionId: string) => {
  const opened = await track(code, email, address);
  return { caller: { ...otherGuest.caller, sessionId }, cookie: opened.cookies[0]?.split(";")[0] };
};
const placed = async (change: object = {}) => {
  const paymentReference = reference();
  const email = `${paymentReference.toLowerCase()}@mail.example`;
  const [code = ""] = await fixture.placed(
    aDraft({ paymentReference, receiver: { ...aDraft().receiver, email }, ...change }),
  );
  return { code, email };
};
const verify = (orderCode: string, code: string, as = {}) =>
  call(
    `mutation verifyOrderCode($input: VerifyOrderCodeInput!) { verifyOrderCode(input: $input) { success errorCode } }`,
    { input: { orderCode, channel: "EMAIL", code } },
    as,
  );

test("1A-04 the right code lets the browser act on the order for half an hour; a wrong or used one does not", async () => {
  const { code, email } = await placed();
  const as = await tracked(code, email, "10.0.2.1", "6f9619ff-8b86-4011-b42d-00c04fc964f3");
  await send(code, as);
  const [sent = ""] = await codesSentTo(email);
  expect((await verify(code, sent === "0000" ? "1111" : "0000", as)).reply?.errorCode).toBe("OTP_INVALID");
  const verified = await verify(code, sent, as);
  expect(verified.reply).toEqual({ success: true, errorCode: null });
  const cookie = verified.cookies.map((text) => text.split(";")[0]).join("; ");
  expect((await detail(code, { ...as, cookie })).reply?.data.access).toBe("confirmed");
  expect((await verify(code, sent, as)).reply?.errorCode).toBe("OTP_EXPIRED");
  fixture.clock.advance(31 * 60_000);
  expect((await detail(code, { ...as, cookie })).reply?.errorCode).toBe("NOT_FOUND");
});

test("1A-04 a code proves nothing for another caller, for another order or from another session", async () => {
  const [first, second] = [await placed(), await placed()];
  const as = await tracked(first.code, first.email, "10.0.2.2", "6f9619ff-8b86-4011-b42d-00c04fc964f4");
  await send(first.code, as);
  const [sent = ""] = await codesSentTo(first.email);
  expect((await verify(first.code, sent, otherGuest)).reply?.errorCode).toBe("NOT_FOUND");
  expect((await verify(second.code, sent, as)).reply?.errorCode).toBe("NOT_FOUND");
  const other = await tracked(first.code, first.email, "10.0.2.3", "6f9619ff-8b86-4011-b42d-00c04fc964f5");
  expect((await verify(first.code, sent, other)).reply?.errorCode).toBe("OTP_EXPIRED");
});
