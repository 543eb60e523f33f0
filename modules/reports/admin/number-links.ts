import { noChannel, ordersPath } from "#modules/order/admin/order-list.ts";
import { countedReturnsQuery } from "#modules/returns/admin/counted-returns.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import type { ReportName } from "../contract/report-names.ts";
import { reportAddress } from "./report-address.ts";
import type { FigureName } from "./report-columns.ts";

type Days = { readonly from: string; readonly until: string };

/** The lists that the reader may open. */
export type Openable = { readonly orders: boolean; readonly returns: boolean; readonly tuning: boolean };

/** Which filter of the list of orders has the orders of a row. */
function filterOf(report: ReportName, key: string): Readonly<Record<string, string>> {
  if (report === "products") return { sku: key };
  if (report === "funnel") return { product: key };
  if (report === "categories") return { category: key };
  if (report === "promotions") return { promotion: key };
  if (report === "customers") return { customer: key };
  if (report === "channels") return { channel: key || noChannel };
  return key === "" ? { deliveryType: deliveryMethodCodes.homeDelivery } : { storeCode: key };
}

const ordersBehind = (report: ReportName, { from, until }: Days, key: string | null) =>
  `${ordersPath}?${new URLSearchParams({
    ...{ tab: "all", countedFrom: from, countedUntil: until },
    ...(key === null ? {} : filterOf(report, key)),
  })}`;

/**
 * Where the rows behind a number are: the orders or returns of a row (`key`), or of all rows where it is null. Views, carts, checkouts and
 * searches are kept as sums alone: those of a period lead to the report of its days by product or text. Null where the reader may open nothing.
 */
export function numberLink(
  report: ReportName,
  name: FigureName,
  { period, key, may }: { readonly period: Days; readonly key: string | null; readonly may: Openable },
): string | null {
  if (report === "returns") {
    const { from, until } = period;
    return may.returns ? `/admin/returns?${countedReturnsQuery({ from, until, reason: key })}` : null;
  }
  if (report === "searches" && key !== null)
    return may.tuning ? `/admin/search/synonyms/new?${new URLSearchParams({ word: key })}` : null;
  if (report === "searches" || (report === "funnel" && name !== "orders"))
    return key === null ? `${reportAddress({ report, ...period, step: "day" })}#rows` : null;
  return may.orders ? ordersBehind(report, period, key) : null;
}
