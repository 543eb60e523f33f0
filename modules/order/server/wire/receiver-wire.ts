import type { Locale } from "#kit/core/locale.ts";
import { maskedMobile } from "#kit/core/mobile-number.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import type { OrderAccess } from "../../contract/order-operations.ts";
import { deliveryTexts } from "../../contract/order-texts.ts";
import { maskedMail } from "../contact-proof.ts";
import type { Order } from "../order.ts";

const hidden = "•••";
const maskedName = (name: string): string => (name === "" ? "" : `${[...name][0]}${hidden}`);

/** The receiver of an order (EN-37), masked for visitors (D-59). */
export function receiverOnWire(order: Order, access: OrderAccess, locale: Locale) {
  const { receiver, address, store, deliveryMethod } = order;
  const open = access === "owner";
  const firstName = open ? receiver.firstName : maskedName(receiver.firstName);
  const lastName = open ? receiver.lastName : maskedName(receiver.lastName);
  const place = store ? `${store.name}, ${store.address1}` : (address?.address1 ?? "");
  return {
    name: `${firstName} ${lastName}`.trim(),
    firstName,
    lastName,
    mobile: open || receiver.mobile === "" ? receiver.mobile : maskedMobile(receiver.mobile),
    mail: open ? receiver.email : maskedMail(receiver.email),
    address: open || store ? place : hidden,
    companyName: open ? (address?.companyName ?? "") : "",
    provinceName: address?.stateName ?? "",
    provinceCode: address?.state ?? "",
    cityName: address?.cityName ?? "",
    cityCode: address?.city ?? "",
    districtName: address?.districtName ?? "",
    districtCode: address?.district ?? "",
    streetName: null,
    streetCode: null,
    zipCode: open ? (address?.zip ?? "") : "",
    country: "ID",
    countryName: "Indonesia",
    distributionType: deliveryMethodCodes[deliveryMethod],
    distributionTypeName: deliveryTexts[deliveryMethod][locale],
    storeCode: store?.code ?? null,
    // The code releases the order; a proven contact has it by message anyway.
    storeConfirmCode: access === "visitor" ? null : order.confirmCode,
    logisticsCompanyCode: order.service?.split(":")[0] ?? null,
    logisticsType: order.service,
    logisticsTypeStr: order.service?.replace(":", " ") ?? deliveryTexts[deliveryMethod][locale],
  };
}
