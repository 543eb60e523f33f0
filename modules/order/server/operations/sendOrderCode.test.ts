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
const { track } = orderCalls(call);
let count = 0;
const reference = () => {
  count += 1;
  return `SEND-${count}`;
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

test("1A-04 a browser that may read a guest's order gets a code sent to the order's contact, shown masked", async () => {
  const { code, email } = await placed();
  const as = await tracked(code, email, "10.0.1.1", "6f9619ff-8b86-4011-b42d-00c04fc964f1");
  expect(await send(code, as)).toMatchObject({
    success: true,
    data: { channel: "EMAIL", receiver: email.replace(/^(.).*@/, "$1•••@") },
  });
  expect(await codesSentTo(email)).toHaveLength(1);
});

test("1A-04 no code is sent for another caller, a member's order or a contact the order does not have", async () => {
  const { code, email } = await placed();
  expect(await send(code, otherGuest)).toMatchObject({ errorCode: "NOT_FOUND" });
  expect(await codesSentTo(email)).toEqual([]);
  const members = await placed({ owner: "member:U7" });
  const found = await tracked(members.code, members.email, "10.0.1.2", "6f9619ff-8b86-4011-b42d-00c04fc964f2");
  expect(await send(members.code, found)).toMatchObject({ errorCode: "SIGN_IN_REQUIRED" });
  expect(await codesSentTo(members.email)).toEqual([]);
  const withoutMobile = await placed({ receiver: { ...aDraft().receiver, mobile: "" } });
  expect(await send(withoutMobile.code, {}, "SMS")).toMatchObject({ errorCode: "NO_SUCH_CONTACT" });
  expect(await send(code, {}, "PIGEON")).toMatchObject({ errorCode: "INVALID_INPUT" });
});
