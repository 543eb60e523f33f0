import { expect, test } from "vitest";
import { systemIds } from "#kit/core/ids.ts";
import { figure } from "#kit/testing/proof.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { orderCodeAlphabet, orderCodeLength } from "../../contract/order-code.ts";
import { aDraft } from "../testing/a-draft.ts";
import { callOrders } from "../testing/call-orders.ts";
import { orderCalls, otherGuest } from "../testing/order-calls.ts";
import { orderFixture } from "../testing/order-fixture.ts";

const { database } = await testDatabase({ maxConnections: 20 });
const fixture = await orderFixture(database);
const call = callOrders(fixture.deps);
const { detail, cancel, track, list } = orderCalls(call);
let count = 0;
const reference = () => {
  count += 1;
  return `TRACK-${count}`;
};

test("RT-13 an order is opened by its code and the e-mail or phone of it, masked, for half an hour", async () => {
  const [code = ""] = await fixture.placed(aDraft({ paymentReference: reference() }));
  const opened = await track(code.toLowerCase(), "0812 3456 7890", "10.0.0.1");
  expect(opened.reply?.data).toEqual({ orderCode: code });
  const cookie = opened.cookies[0]?.split(";")[0];
  expect(opened.cookies[0]).toContain("HttpOnly");
  const as = { ...otherGuest, cookie };
  const { reply } = await detail(code, as);
  expect(reply?.data).toMatchObject({
    access: "visitor",
    receiver: {
      name: "S••• L•••",
      mobile: "+62 812•••••890",
      mail: "s•••@mail.example",
      address: "•••",
      zipCode: "",
    },
    operationMap: { payOrder: "1", goDetail: "1" },
    invoice: null,
  });
  expect((await cancel(code, as)).reply?.errorCode).toBe("CONTACT_PROOF_REQUIRED");
  expect((await list({}, {}, as)).dataList).toMatchObject([{ orderCode: code, orderReceiveOut: { address: "•••" } }]);
  fixture.clock.advance(31 * 60_000);
  expect((await detail(code, as)).reply?.errorCode).toBe("NOT_FOUND");
});

test("D-59 wrong and unknown get the same response, and after five attempts all are refused for a quarter of an hour, also in parallel", async () => {
  const [code = ""] = await fixture.placed(aDraft({ paymentReference: reference() }));
  const wrong = await track(code, "nobody@mail.example", "10.0.0.2");
  const unknown = await track("BB2222222222", "sari@mail.example", "10.0.0.2");
  expect(wrong.reply).toEqual(unknown.reply);
  const replies = await Promise.all(Array.from({ length: 10 }, () => track(code, "x@mail.example", "10.0.0.2")));
  const codes = replies.map(({ reply }) => reply?.errorCode);
  expect(codes.filter((one) => one === "NOT_FOUND")).toHaveLength(3);
  expect(codes.filter((one) => one === "RATE_LIMITED")).toHaveLength(7);
  expect((await track(code, "sari@mail.example", "10.0.0.2")).reply?.errorCode).toBe("RATE_LIMITED");
  expect((await track(code, "SARI@mail.example", "10.0.0.3")).reply?.success).toBe(true);
});

const guesses = 10_000;
const atOnce = 50;

test("S7 of ten thousand guessed order codes with the right phone none is found, and nearly all are refused unread", async () => {
  await fixture.placed(...Array.from({ length: 20 }, (_, index) => aDraft({ paymentReference: `GUESS-${index}` })));
  const replies = new Map<string, number>();
  const guess = async () => {
    const orderCode = `BB${systemIds.code(orderCodeLength, orderCodeAlphabet)}`;
    const { reply, cookies } = await call(
      `mutation trackOrder($input: TrackOrderInput!) { trackOrder(input: $input) { success errorCode errorMessage data { orderCode } } }`,
      { input: { orderCode, contact: "0812 3456 7890" } },
      { caller: { kind: "guest", sessionId: "s-9", guestId: "G9" }, address: "203.0.113.9" },
    );
    const response = cookies.length > 0 ? "opened" : (reply?.errorCode ?? "found");
    replies.set(response, (replies.get(response) ?? 0) + 1);
  };
  for (let done = 0; done < guesses; done += atOnce) await Promise.all(Array.from({ length: atOnce }, guess));
  expect(Object.fromEntries(replies)).toEqual({ NOT_FOUND: 5, RATE_LIMITED: guesses - 5 });
  figure("S7", `${guesses} guessed order codes with the right phone: let in`, replies.get("opened") ?? 0);
});
