import type { callOrders } from "./call-orders.ts";

const head = "success errorCode errorMessage data";
const detailQuery = `query getCustomOrderDetail($input: OrderCommonInput!) {
  getCustomOrderDetail(orderCommonInput: $input) { ${head} {
    orderCode orgCode orderStatus orderStatusStr amount productAmount discount coupon freight fee usedPoint usedPointAmount payStatus payOperationAmount payOperationFee
    scheduleCancelTime distributionType expectTime access payMent operationList { type value } operationMap
    receiver { name mobile mail address districtName cityName provinceName zipCode storeConfirmCode }
    productList { skuCode skuName count amount sellPrice attribute orderItemCode isGift activities { activityCode activityName } }
    payInfos { payMent price isSucceed payStatus payCode } statusTimes { createTime payTime cancleTime }
    discounts { activityName step skuName amount } invoice { isPersonInVoice name } cancelCode cancelRemark
  } } }`;
/** A guest without any of the fixture's orders. */
export const otherGuest = { caller: { kind: "guest", sessionId: "s-9", guestId: "G9" } } as const;

/** The operations that tests call, by short names. */
export function orderCalls(call: ReturnType<typeof callOrders>) {
  const detail = (orderCode: string, as = {}, accessKey?: string) =>
    call(detailQuery, { input: { orderCode, accessKey } }, as);
  const act = (name: string, orderCode: string, as = {}) =>
    call(
      `mutation ${name}($code: String!) { ${name}(orderCode: $code) { ${head} { orderCode } } }`,
      { code: orderCode },
      as,
    );
  const cancel = (orderCode: string, as = {}, orderItemCodes?: readonly string[]) =>
    call(
      `mutation cancelOrder($input: CancelOrderInput!) { cancelOrder(input: $input) { message ${head} { orderCode } } }`,
      { input: { orderCode, reasonCode: "WRONG_ADDRESS", orderItemCodes } },
      as,
    );
  const track = (orderCode: string, contact: string, address: string) =>
    call(
      `mutation trackOrder($input: TrackOrderInput!) { trackOrder(input: $input) { ${head} { orderCode } } }`,
      { input: { orderCode, contact } },
      { ...otherGuest, address },
    );
  const list = async (input: object, pageInput: object = {}, as = {}) =>
    (
      await call(
        `query queryOrderList($input: OrderListInput, $pageInput: PageInput) { queryOrderList(input: $input, pageInput: $pageInput) {
          ${head} { dataList { orderCode orderStatus orderReceiveOut { mobile address } productList { skuCode } }
          pageInfo { hasNextPage totalCount } } } }`,
        { input, pageInput },
        as,
      )
    ).reply?.data;
  const pay = (code: string, method?: string) =>
    call(
      `mutation payOrder($code: String!, $method: String) { payOrder(orderCode: $code, paymentMethod: $method) {
        ${head} { orderCode paymentMethod totalAmount vaNumber redirectUrl } } }`,
      { code, method },
    );
  return { detail, act, cancel, track, list, pay };
}
