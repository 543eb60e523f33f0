/** One document for each operation that accepts the id of something with an owner. */
export const documents = {
  querySSUserInfo: `query querySSUserInfo($id: String!) { querySSUserInfo(userCode: $id) { emailSubscribe } }`,
  synSSUserInfo: `mutation synSSUserInfo($id: String!) { synSSUserInfo(userCode: $id, emailSubscribe: "1",
    whatsappSubscribe: "1", newsSubscribe: "1") { success errorCode errorMessage data } }`,
  queryPaymentStatus: `query queryPaymentStatus($id: String!) { queryPaymentStatus(input: { orderCode: $id }) {
    success errorCode errorMessage data { vaNumber totalAmount email } } }`,
  saveAddress: `mutation saveAddress($id: String!) { saveAddress(input: { addressCode: $id, recipientFirstName: "B",
    recipientLastName: "B", recipientMobile: "81234567890", address1: "taken", state: "31", city: "31.74",
    district: "31.74.03" }) { success errorCode errorMessage } }`,
  removeAddress: `mutation removeAddress($id: String!) { removeAddress(addressCode: $id) { success errorCode errorMessage } }`,
  getCustomOrderDetail: `query getCustomOrderDetail($id: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $id }) {
    success errorCode errorMessage data { amount receiver { name } } } }`,
  queryOrderStatus: `query queryOrderStatus($id: String!) { queryOrderStatus(orderCode: $id) { success errorCode errorMessage data { orderStatus } } }`,
  payOrder: `mutation payOrder($id: String!) { payOrder(orderCode: $id) { success errorCode errorMessage data { vaNumber } } }`,
  cancelOrder: `mutation cancelOrder($id: String!) { cancelOrder(input: { orderCode: $id }) { success errorCode errorMessage } }`,
  requestCancelOrder: `mutation requestCancelOrder($id: String!) { requestCancelOrder(input: { orderCode: $id, reasonCode: "OTHER",
    items: [{ orderItemCode: "BB2222222222-1", count: 1 }] }) { success errorCode errorMessage } }`,
  queryCancelRefund: `query queryCancelRefund($id: String!) { queryCancelRefund(input: { orderCode: $id,
    items: [{ orderItemCode: "BB2222222222-1", count: 1 }] }) { success errorCode errorMessage } }`,
  saveRefundAccount: `mutation saveRefundAccount($id: String!) { saveRefundAccount(input: { orderCode: $id,
    bankAccount: { bankName: "BCA", accountNumber: "1234567890", accountHolder: "Sari" } }) { success errorCode errorMessage } }`,
  undoCancelOrder: `mutation undoCancelOrder($id: String!) { undoCancelOrder(orderCode: $id) { success errorCode errorMessage } }`,
  receiveOrder: `mutation receiveOrder($id: String!) { receiveOrder(orderCode: $id) { success errorCode errorMessage } }`,
  pickupOrder: `mutation pickupOrder($id: String!) { pickupOrder(orderCode: $id) { success errorCode errorMessage } }`,
  claimOrderEvents: `mutation claimOrderEvents($id: String!) { claimOrderEvents(orderCode: $id) { success errorCode errorMessage } }`,
  buyAgain: `mutation buyAgain($id: String!) { buyAgain(orderCode: $id) { success errorCode errorMessage } }`,
  trackOrder: `mutation trackOrder($id: String!) { trackOrder(input: { orderCode: $id, contact: "budi@mail.example" }) {
    success errorCode errorMessage } }`,
  sendOrderCode: `mutation sendOrderCode($id: String!) { sendOrderCode(input: { orderCode: $id, channel: "EMAIL" }) {
    success errorCode errorMessage } }`,
  verifyOrderCode: `mutation verifyOrderCode($id: String!) { verifyOrderCode(input: { orderCode: $id, channel: "EMAIL", code: "0000" }) {
    success errorCode errorMessage } }`,
  queryOrderList: `query queryOrderList($id: String!) { queryOrderList(input: { orderCode: $id }) { errorCode data { dataList { orderCode } } } }`,
  queryReturnOptions: `query queryReturnOptions($id: String!) { queryReturnOptions(orderCode: $id) { success errorCode errorMessage
    data { open } } }`,
  createReturnOrder: `mutation createReturnOrder($id: String!) { createReturnOrder(input: { orderCode: $id, reasonCode: "WRONG_SIZE",
    items: [{ orderItemCode: "BB2222222222-1", quantity: 1 }] }) { success errorCode errorMessage } }`,
  queryReturnDetail: `query queryReturnDetail($id: String!) { queryReturnDetail(returnCode: $id) { success errorCode errorMessage
    data { amount } } }`,
  cancelReturnOrder: `mutation cancelReturnOrder($id: String!) { cancelReturnOrder(returnCode: $id) { success errorCode errorMessage } }`,
  fullLogisticsInfo: `mutation fullLogisticsInfo($id: String!) { fullLogisticsInfo(input: { returnCode: $id, companyName: "JNE",
    expressCode: "JNE12345" }) { success errorCode errorMessage } }`,
  readNotification: `mutation readNotification($id: ID!) { readNotification(id: $id) { success errorCode errorMessage } }`,
  endDevice: `mutation endDevice($id: ID!) { endDevice(deviceId: $id) { success errorCode errorMessage } }`,
  updateCartLine: `mutation updateCartLine($id: ID!) { updateCartLine(input: { lineId: $id, quantity: 1 })
    { success errorCode errorMessage } }`,
  removeCartLine: `mutation removeCartLine($id: ID!) { removeCartLine(lineId: $id) { success errorCode errorMessage } }`,
  queryCheckout: `query queryCheckout($id: ID!) { queryCheckout(checkoutId: $id) { success errorCode errorMessage data { isGuest } } }`,
  updateCheckout: `mutation updateCheckout($id: ID!) { updateCheckout(input: { checkoutId: $id, paymentMethod: "VA_BNI" })
    { success errorCode errorMessage } }`,
  applyCoupon: `mutation applyCoupon($id: ID!) { applyCoupon(checkoutId: $id, couponCode: "HEMAT") { success errorCode errorMessage } }`,
  redeemPoints: `mutation redeemPoints($id: ID!) { redeemPoints(checkoutId: $id, pin: "246810") { success errorCode errorMessage } }`,
  createOrderCustom: `mutation createOrderCustom($id: ID!) { createOrderCustom(input: { checkoutId: $id, terms: true,
    dataProtection: true, consent: true }) { success errorCode errorMessage } }`,
} as const;

/**
 * The sign-up form carries codes of the club that the shop does not read. The checkout sent with a PIN is not looked up: the proof
 * belongs to the caller's session. The club's form names the inactive member; tickets decide, and a foreign id is refused
 * (registerMapclub.test.ts). The contact form passes its order code on as text and looks nothing up.
 */
export const unread = [
  "mapClubCheckPin",
  "registerMapclub",
  "sendContactMessage",
  "speedShopRegisterBAWithVerification",
  "speedShopRegisterBAWithVerificationNew",
];
