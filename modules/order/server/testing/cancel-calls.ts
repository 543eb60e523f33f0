import type { callOrders } from "./call-orders.ts";

const head = "success errorCode errorMessage";

/** The operations of cancel requests, by what they do. */
export function cancelCalls(call: ReturnType<typeof callOrders>) {
  const request = (orderCode: string, items: unknown, as = {}, expected: object = {}) =>
    call(
      `mutation requestCancelOrder($input: RequestCancelInput!) { requestCancelOrder(input: $input) {
        ${head} data { orderCode } } }`,
      { input: { orderCode, reasonCode: "CHANGE_OF_MIND", items, ...expected } },
      as,
    );
  const undo = (orderCode: string, as = {}) =>
    call(
      `mutation undoCancelOrder($code: String!) { undoCancelOrder(orderCode: $code) { ${head} data { orderCode } } }`,
      { code: orderCode },
      as,
    );
  const preview = (orderCode: string, items: unknown, as = {}) =>
    call(
      `query queryCancelRefund($input: CancelRefundInput!) { queryCancelRefund(input: $input) { ${head}
        data { goods freight fee deductions { kind name amount } gifts { skuName count } amount points paid ends } } }`,
      { input: { orderCode, items } },
      as,
    );
  return { request, undo, preview };
}
