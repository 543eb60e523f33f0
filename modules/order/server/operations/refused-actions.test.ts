import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aDraft } from "../testing/a-draft.ts";
import { callOrders } from "../testing/call-orders.ts";
import { orderFixture } from "../testing/order-fixture.ts";

const { database } = await testDatabase({ maxConnections: 5 });
const fixture = await orderFixture(database);
const call = callOrders(fixture.deps);

const sentences = {
  "en-US": "This is no longer possible for this order.",
  "id-ID": "Ini tidak lagi memungkinkan untuk pesanan ini.",
  "vi-VN": "Không còn thực hiện được với đơn hàng này.",
  "zh-CN": "此订单已无法执行该操作。",
} as const;

test("OR-27 ER-32 every action that an order does not allow is refused with the same sentence, in the shopper's language", async () => {
  const [code = ""] = await fixture.placed(aDraft({ paymentReference: "REFUSED-1" }));
  await fixture.step(code, { transition: "cancel", actor: "shopper" });
  const head = "success errorCode errorMessage";
  const actions = {
    payOrder: `mutation payOrder($code: String!) { payOrder(orderCode: $code) { ${head} } }`,
    cancelOrder: `mutation cancelOrder($code: String!) { cancelOrder(input: { orderCode: $code }) { ${head} } }`,
    requestCancelOrder: `mutation requestCancelOrder($code: String!) { requestCancelOrder(input: { orderCode: $code,
      reasonCode: "OTHER", items: [{ orderItemCode: "${code}-1", count: 1 }] }) { ${head} } }`,
    undoCancelOrder: `mutation undoCancelOrder($code: String!) { undoCancelOrder(orderCode: $code) { ${head} } }`,
    receiveOrder: `mutation receiveOrder($code: String!) { receiveOrder(orderCode: $code) { ${head} } }`,
    pickupOrder: `mutation pickupOrder($code: String!) { pickupOrder(orderCode: $code) { ${head} } }`,
  };
  for (const [locale, errorMessage] of Object.entries(sentences)) {
    for (const [name, query] of Object.entries(actions)) {
      const { reply } = await call(query, { code }, { locale: locale as keyof typeof sentences });
      expect([name, reply]).toEqual([name, { success: false, errorCode: "ACTION_NOT_ALLOWED", errorMessage }]);
    }
  }
  expect(await fixture.status(code)).toBe("cancelled");
});
