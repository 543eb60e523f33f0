import { type OrderStatus, orderTabs } from "#modules/order/contract/order-status.ts";
import { statusTexts } from "#modules/order/contract/order-texts.ts";
import type { DeliveryMethod } from "#modules/shipping/contract/delivery-method.ts";
import { guestViewer, type ScenePage, type Staged, type Viewer } from "./scene.ts";
import { memberPassword, type Shopper } from "./shopper.ts";

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
export const matching = (...texts: readonly string[]) => new RegExp(texts.map(escaped).join("|"), "i");

export const owner = ({ kind, cookie }: Shopper): Viewer => ({ who: `its ${kind}`, cookie });

/** The viewers of an order: its shopper, a visitor with its address alone, and another member. */
function pagesOfOrder(
  shopper: Shopper,
  otherVisitor: Viewer,
  orderCode: string,
  names: RegExp,
  leads?: RegExp,
): ScenePage[] {
  const path = `${shopper.orders}/detail/${orderCode}`;
  const missing = matching("could not find this order", "Log in");
  return [
    { viewer: owner(shopper), path, names, ...(leads ? { leads } : {}) },
    { viewer: guestViewer, path, names: missing },
    { viewer: otherVisitor, path, names: missing },
  ];
}

/** The pages of an order in this status, and what its messages open. */
export function orderStage(
  shopper: Shopper,
  otherVisitor: Viewer,
  {
    orderCode,
    status,
    delivery = "homeDelivery",
    leads,
  }: {
    readonly orderCode: string;
    readonly status: OrderStatus;
    readonly delivery?: DeliveryMethod;
    readonly leads?: RegExp;
  },
): Staged {
  const names = matching(statusTexts[delivery][status]["en-US"]);
  const invoice = `${shopper.orders}/detail/${orderCode}/invoice`;
  return {
    pages: [
      ...pagesOfOrder(shopper, otherVisitor, orderCode, names, leads),
      { viewer: owner(shopper), path: invoice, names: invoiceIn(status), leads: matching(orderCode) },
    ],
    mail: [mailOf(shopper, names)],
  };
}

/** The invoice page: it appears when the order is completed. */
function invoiceIn(status: OrderStatus): RegExp {
  if (status === "completed") return matching("Invoice");
  return orderTabs.cancelled.some((cancelled) => cancelled === status)
    ? matching("no invoice")
    : matching("not ready yet");
}

export const mailOf = ({ kind, email }: Shopper, names: RegExp) => ({
  to: email,
  names,
  ...(kind === "member" ? { signInAs: memberPassword } : {}),
});
