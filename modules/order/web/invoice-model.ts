import { formatDate } from "#kit/core/date-format.ts";
import { rp } from "#kit/core/format-rupiah.ts";
import { grouped } from "#kit/core/grouped-number.ts";
import type { Locale } from "#kit/core/locale.ts";
import { withZipCode } from "#kit/core/zip-code.ts";
import type { Translate } from "#kit/web/i18n/text-context.tsx";
import type { InvoiceModel } from "../contract/invoice-model.ts";
import { orderTabs } from "../contract/order-status.ts";
import type { OrderInvoiceResult } from "./invoice.graphql.gen.ts";
import { isStatus } from "./order-model.ts";
import type { OrderTextKey } from "./order-text.ts";

type Detail = NonNullable<OrderInvoiceResult["getCustomOrderDetail"]["data"]>;

type Sum = readonly [key: OrderTextKey, amount: number, always?: "always"];

/** Null until the order is completed, and for callers who may not see the payer. */
export function invoiceOf(order: Detail, locale: Locale, t: Translate<OrderTextKey>): InvoiceModel | null {
  const { invoice } = order;
  if (!invoice?.invoiceNo || !invoice.invoiceDate) return null;
  const sums: readonly Sum[] = [
    ["sum_goods", order.productAmount, "always"],
    ["sum_discount", -order.discount],
    ["sum_coupon", -order.coupon],
    ["sum_freight", order.freight, "always"],
    ["sum_freight_discount", -order.freightDiscount],
    ["sum_points", -order.usedPointAmount],
    ["sum_fee", order.fee],
  ];
  return {
    labels: {
      invoice: t("invoice"),
      from: t("invoice_from"),
      to: t("invoice_to"),
      goods: t("goods"),
      quantity: t("invoice_quantity"),
      price: t("invoice_price"),
      amount: t("invoice_amount"),
      total: t("sum_total"),
    },
    orderCode: order.orderCode,
    number: invoice.invoiceNo,
    facts: [
      [t("invoice_number"), invoice.invoiceNo],
      [t("invoice_date"), formatDate(new Date(invoice.invoiceDate), locale)],
      [t("invoice_order"), order.orderCode],
      [t("invoice_ordered"), formatDate(new Date(order.orderDate), locale)],
      ...(order.payMent ? [[t("payment"), order.payMent] as const] : []),
    ],
    seller: [invoice.sellerName, invoice.sellerAddress, `NPWP ${invoice.sellerTaxCode}`],
    buyer: buyerOf(invoice),
    lines: order.productList.map((line) => ({
      code: line.orderItemCode,
      name: line.isGift ? `${line.skuName} (${t("gift")})` : line.skuName,
      detail: [line.skuCode, ...line.attributes.map(({ value }) => value)].join(" · "),
      quantity: grouped(line.count),
      price: rp(line.sellPrice),
      amount: rp(line.productAmount),
    })),
    sums: sums
      .filter(([, amount, always]) => always || amount !== 0)
      .map(([key, amount]) => [t(key, { points: grouped(order.usedPoint) }), rp(amount)]),
    total: rp(order.amount),
    tax: t("invoice_tax", { percent: String(invoice.taxPercent), amount: rp(invoice.taxAmount) }),
  };
}

/** Why an order that can be seen has no invoice to show. */
export type NoInvoice = "later" | "never" | "private";

export function whyNoInvoice({ invoice, orderStatus }: Pick<Detail, "invoice" | "orderStatus">): NoInvoice {
  if (!invoice) return "private";
  return isStatus(orderStatus, ...orderTabs.cancelled) ? "never" : "later";
}

function buyerOf(to: NonNullable<Detail["invoice"]>): string[] {
  const area = [to.districtName, to.cityName, to.provinceName].filter((part) => part !== "").join(", ");
  return [
    to.isPersonInVoice ? to.name : to.company,
    to.address,
    withZipCode(area, to.zipCode),
    to.taxCode === "" ? "" : `NPWP ${to.taxCode}`,
  ].filter((line) => line !== "");
}
