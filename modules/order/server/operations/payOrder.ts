import type { Transaction } from "kysely";
import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import { operation } from "#kit/graphql/operation.ts";
import {
  chosenChannel,
  expiryOf,
  keptChannel,
  type OpenFailure,
  openPayment,
  readChannels,
} from "#modules/payment/server/index.ts";
import { mayDo } from "../../contract/order-operations.ts";
import { type ChannelChoice, changeChannel, costBeforeFee, feeOf } from "../change-channel.ts";
import type { Order } from "../order.ts";
import { openToAct } from "../order-access.ts";
import { orderCodeField } from "../order-code-field.ts";
import type { OrderDeps } from "../order-deps.ts";
import { factsOf } from "../order-facts.ts";
import { type NotProven, notAllowed, notProvenTexts, type OrderNotFound, orderNotFound } from "../order-failures.ts";
import { isPaidBy, lockAndReadOrders, readOrders } from "../store/orders.ts";
import type { NotAllowed } from "../transition.ts";

type ToPay = {
  readonly orderCode: string;
  readonly paymentMethod: string;
  readonly totalAmount: number;
  readonly vaNumber: string | null;
  readonly redirectUrl: string | null;
};

type Failure =
  | OrderNotFound
  | NotProven
  | NotAllowed
  | { readonly code: "CHANNEL_NOT_OFFERED" | "GATEWAY_UNAVAILABLE" };

const input = v.object({
  orderCode: orderCodeField,
  paymentMethod: v.nullish(v.pipe(v.string(), v.maxLength(40))),
});

/** Continues a payment: the same channel answers the same account number; another one cancels the old charge first and replaces its fee (D-60). */
export const payOrder = (deps: OrderDeps) =>
  operation({
    access: "anyone",
    clock: deps.clock,
    input,
    async run(context, { orderCode, paymentMethod }): Promise<Result<ToPay, Failure>> {
      const opened = await openToAct(deps, context, orderCode);
      if (!opened.ok) return opened;
      const { order } = opened.value;
      if (!mayDo(factsOf(order, [], deps.clock.now()), "payOrder")) return fail({ code: "ACTION_NOT_ALLOWED" });
      const orders = await readOrders(deps.database.kysely, isPaidBy(order.paymentReference));
      return pay(deps, order, orders, paymentMethod || order.channelCode || "");
    },
    failures: {
      NOT_FOUND: orderNotFound,
      ACTION_NOT_ALLOWED: notAllowed,
      ...notProvenTexts,
      CHANNEL_NOT_OFFERED: {
        "en-US": "This order cannot be paid this way. Please choose another one.",
        "id-ID": "Pesanan ini tidak dapat dibayar dengan cara ini. Silakan pilih cara lain.",
        "vi-VN": "Không thể thanh toán đơn hàng theo cách này. Vui lòng chọn cách khác.",
        "zh-CN": "此订单不支持该付款方式，请选择其他方式。",
      },
      GATEWAY_UNAVAILABLE: {
        "en-US": "The payment service does not answer at the moment. Please try again shortly.",
        "id-ID": "Layanan pembayaran sedang tidak merespons. Silakan coba lagi sebentar lagi.",
        "vi-VN": "Dịch vụ thanh toán hiện không phản hồi. Vui lòng thử lại sau ít phút.",
        "zh-CN": "支付服务暂时无响应，请稍后再试。",
      },
    },
  });

async function pay(
  deps: OrderDeps,
  order: Order,
  orders: readonly Order[],
  channelCode: string,
): Promise<Result<ToPay, Failure>> {
  const now = deps.clock.now();
  const cost = costBeforeFee(orders);
  const isKept = channelCode === order.channelCode;
  const channels = await readChannels(deps.database.kysely);
  // The present channel stays possible with the fee of the order, also when it is switched off by now; another one has its current fee.
  const channel = isKept
    ? keptChannel(channels, channelCode, deps.payments.gateways)
    : chosenChannel(channels, channelCode, {
        orderAmount: cost,
        supportCod: false,
        mayPayOnDelivery: false,
        logisticsCompanyCode: order.service?.split(":")[0] ?? "",
        gateways: new Set(deps.payments.gateways.keys()),
      });
  if (!channel) return fail({ code: "CHANNEL_NOT_OFFERED" });
  const fee = isKept ? feeOf(orders) : channel.fee;
  const amount = rupiah(cost + fee);
  const { receiver, owner } = order;
  const codes = orders.map(({ code }) => code).join(",");
  const opened = await openPayment(deps.payments, {
    reference: order.paymentReference,
    amount,
    channelCode,
    payer: {
      owner: owner ?? "",
      name: `${receiver.firstName} ${receiver.lastName}`.trim(),
      email: receiver.email,
      mobile: receiver.mobile,
    },
    returnUrl: `${deps.publicUrl}/pay-callback?order=${encodeURIComponent(codes)}`,
    // The stock is reserved no longer than that.
    expiresAt: earlier(expiryOf(channel, now, { flashSale: order.isFlashSale }), order.paymentDue),
    key: `again:${deps.ids.uuid()}`,
    agree: (trx) => agree(trx, deps, order.paymentReference, { channelCode, fee }),
  });
  if (!opened.ok) return fail({ code: codeOf(opened.error) });
  const { vaNumber, redirectUrl } = opened.value;
  return ok({ orderCode: codes, paymentMethod: channelCode, totalAmount: amount, vaNumber, redirectUrl });
}

/** Writes the channel and fee of the orders. False when they are no longer unpaid. */
async function agree(
  trx: Transaction<unknown>,
  deps: OrderDeps,
  paymentReference: string,
  way: ChannelChoice,
): Promise<boolean> {
  const orders = await lockAndReadOrders(trx, isPaidBy(paymentReference));
  if (!orders.every(({ status }) => status === "awaitingPayment")) return false;
  await changeChannel(trx, deps, orders, way, "shopper");
  return true;
}

const earlier = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one < other ? one : other) : (one ?? other);

function codeOf({ code }: OpenFailure): Failure["code"] {
  if (code === "ALREADY_PAID" || code === "NOT_AGREED") return "ACTION_NOT_ALLOWED";
  return code === "GATEWAY_UNAVAILABLE" ? code : "CHANNEL_NOT_OFFERED";
}
