import type { ShopModule } from "#kit/graphql/shop-module.ts";
import { queryPaymentStatus } from "./operations/queryPaymentStatus.ts";
import { ssQueryPaymentChannelList } from "./operations/ssQueryPaymentChannelList.ts";
import type { PaymentModuleDeps } from "./payment-deps.ts";

export { paymentAdminModule } from "./admin-module.ts";
export { isLive, type PaymentAttempt } from "./attempts/attempt.ts";
export { beginPayment, openCharge, type StartedPayment } from "./attempts/begin-payment.ts";
export { closePayment, paymentOf, queryOpenCharge } from "./attempts/close-payment.ts";
export { confirmCollected } from "./attempts/confirm-collected.ts";
export { openPayment } from "./attempts/open-payment.ts";
export type { OpenFailure, PaymentRequest } from "./attempts/payment-request.ts";
export type { Channel } from "./channels/channel.ts";
export type { PaymentChannelDraft } from "./channels/channel-draft.ts";
export { methodNames } from "./channels/method-name.ts";
export { chosenChannel, expiryOf, keptChannel } from "./channels/offer-channels.ts";
export { paymentMigrations } from "./migration-source.ts";
export type { PaymentDeps, PaymentModuleDeps, SettledListener } from "./payment-deps.ts";
export { paymentCron, paymentDeliveries, paymentJobs } from "./payment-jobs.ts";
export type { OwnedReference, OwnerOfReference } from "./ports/owner-of-reference.ts";
export { paymentChannelRecord } from "./records/channel-record.ts";
export type { RefundChange, RefundListener } from "./refunds/refund.ts";
export {
  giveRefundAccount,
  needsAccount,
  openAccount,
  sealAccount,
} from "./refunds/refund-account.ts";
export { type RefundFailure, refundPayment } from "./refunds/refund-payment.ts";
export {
  declineReviewed,
  noteAccountDeclined,
  noteSentByHand,
  releaseReviewed,
} from "./refunds/refunds-by-hand.ts";
export { addMissingChannels } from "./store/add-channels.ts";
export { shownAttempt } from "./store/attempts.ts";
export { paymentsForAudit, refundsForAudit } from "./store/audit-relations.ts";
export {
  type ChannelReader,
  channelReader,
  channelsVersion,
  readChannel,
  readChannels,
  setChannelFees,
} from "./store/channels.ts";
export { paymentInvariants } from "./store/invariants.ts";
export { collectPayments, forgetPayments, ownPaymentRecord, paymentsWithOpenRefund } from "./store/member-data.ts";
export type { Payment } from "./store/payments.ts";
export { accountDays, purgeRefundAccounts } from "./store/purge-accounts.ts";
export {
  type RefundRecord,
  refundsOfPayment,
  refundsSentByHand,
  refundsToHandle,
} from "./store/refund-records.ts";
export { accountOfPayment, refundById } from "./store/refunds.ts";
export { paymentSealed } from "./store/sealed-columns.ts";
export { receiveWebhook } from "./webhooks/receive-webhook.ts";
export { paymentOnWire } from "./wire/payment-wire.ts";

export function paymentModule(deps: PaymentModuleDeps): ShopModule {
  return {
    name: "payment",
    schema: new URL("./schema.graphql", import.meta.url),
    resolvers: {
      Query: {
        ssQueryPaymentChannelList: ssQueryPaymentChannelList(deps),
        queryPaymentStatus: queryPaymentStatus(deps),
      },
    },
  };
}
