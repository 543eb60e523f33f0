import { taxWithin } from "#kit/core/tax-within.ts";
import { invoiceNumber, type Seller } from "../../contract/invoice.ts";
import type { OrderAccess } from "../../contract/order-operations.ts";
import type { Order } from "../order.ts";

/** The recipient of the invoice (EN-33, D-61): a company if one was given. It is issued when the order is completed. */
export function invoiceOnWire(order: Order, access: OrderAccess, seller: Seller, completedAt: Date | null) {
  if (access !== "owner") return null;
  const { billing, receiver, address } = order;
  const to = billing ?? address;
  const isPerson = to?.type !== "1";
  const number = completedAt ? invoiceNumber(order.code, completedAt) : null;
  return {
    invoiceCode: number,
    invoiceNo: number,
    taxCode: to?.taxId ?? "",
    company: to?.companyName ?? "",
    name: billing?.name ?? `${receiver.firstName} ${receiver.lastName}`.trim(),
    mode: "ELECTRONIC",
    address: to?.address1 ?? "",
    provinceName: to?.stateName ?? "",
    cityName: to?.cityName ?? "",
    districtName: to?.districtName ?? "",
    zipCode: to?.zip ?? "",
    status: completedAt ? "1" : "0",
    invoiceDate: completedAt?.toISOString() ?? null,
    invoiceType: isPerson ? "PERSONAL" : "CORPORATE",
    isPersonInVoice: isPerson,
    bankName: null,
    bankAccount: null,
    logisticsCompany: null,
    expressCode: null,
    sellerName: seller.name,
    sellerAddress: seller.address,
    sellerTaxCode: seller.taxId,
    taxPercent: seller.vatPercent,
    taxAmount: taxWithin(order.totals.totalAmount, seller.vatPercent),
  };
}
