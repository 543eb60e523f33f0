import { sql } from "kysely";
import type { ShownCheckout } from "#apps/server/checkout/test-shopper.ts";
import type { OrderStatus } from "#modules/order/contract/order-status.ts";
import { orderStatusCodes } from "#modules/order/contract/wire/order-status-codes.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import type { Shopper } from "./shopper.ts";
import type { WalkShop } from "./walk-shop.ts";

export type Placed = {
  readonly orderCode: string;
  readonly vaNumber: string | null;
  /** The gateway's page to pay on. */
  readonly form: string | null;
  readonly totalAmount: number;
};

export type OrderOptions = { readonly pickup?: boolean; readonly channel?: string };

/** Adds both products to the cart, starts a checkout and fills it in. */
export async function readyCheckout(world: WalkShop, shopper: Shopper, { pickup, channel }: OrderOptions = {}) {
  const [first, second] = world.products;
  await shopper.add(first.productCode, first.skuCode, 2);
  await shopper.add(second.productCode, second.skuCode, 1);
  const checkoutId = await shopper.begin();
  if (pickup) await choosePickup(shopper, checkoutId);
  else await chooseDelivery(shopper, checkoutId);
  await chosen(shopper.update(checkoutId, { paymentMethod: channel ?? "VA_BCA" }));
  return checkoutId;
}

async function chooseDelivery(shopper: Shopper, checkoutId: string): Promise<void> {
  const address = {
    recipientFirstName: "Ana",
    recipientLastName: "Wijaya",
    recipientMobile: shopper.mobile.replace("+62", "0"),
    recipientEmail: shopper.email,
    address1: "Jalan Melati 5",
    state: "31",
    city: "31.71",
    district: "31.71.01",
    zipCode: "10110",
  };
  const placed = await chosen(shopper.update(checkoutId, { address }));
  // Not every courier offers cash on delivery.
  const services = placed.freightOffers.map(({ service }) => service);
  await chosen(shopper.update(checkoutId, { service: services.find((one) => one.startsWith("JNE")) ?? services[0] }));
}

async function choosePickup(shopper: Shopper, checkoutId: string): Promise<void> {
  const { pickupStores } = await chosen(shopper.update(checkoutId, { deliveryType: deliveryMethodCodes.storePickup }));
  const receiver = {
    firstName: "Ana",
    lastName: "Wijaya",
    mobile: shopper.mobile.replace("+62", "0"),
    email: shopper.email,
  };
  await chosen(shopper.update(checkoutId, { storeCode: pickupStores[0]?.storeCode, receiver }));
}

async function chosen(
  update: Promise<{ errorMessage?: string | null; data: ShownCheckout | null }>,
): Promise<ShownCheckout> {
  const { data, errorMessage } = await update;
  if (!data) throw new Error(errorMessage ?? "not chosen");
  return data;
}

/** Orders both products. */
export async function placeOrder(world: WalkShop, shopper: Shopper, options: OrderOptions = {}): Promise<Placed> {
  const checkoutId = await readyCheckout(world, shopper, options);
  const { data, errorMessage } = await shopper.place(checkoutId, "once");
  if (!data?.orderCode) throw new Error(errorMessage ?? "nothing was ordered");
  return data;
}

/** Orders and pays. */
export async function paidOrder(world: WalkShop, shopper: Shopper, options: OrderOptions = {}): Promise<Placed> {
  const placed = await placeOrder(world, shopper, options);
  await payAtBank(world, placed);
  await untilStatus(world, placed.orderCode, "paid");
  return placed;
}

export const payAtBank = (world: WalkShop, { vaNumber }: Placed, body: object = {}) =>
  world.simulate(`/dev/va/${vaNumber}/pay`, body);

export const untilStatus = (world: WalkShop, orderCode: string, status: OrderStatus): Promise<void> =>
  world.until(
    sql<{ status: string }>`select status from orders.placed_order where code = ${orderCode}`,
    (row) => row?.status === orderStatusCodes[status],
  );

/** Chooses on the gateway's page; returns the return URL. */
export async function chooseOnHostedPage(world: WalkShop, form: string | null, choice: "pay" | "decline" | "back") {
  const answer = await fetch(new URL(new URL(form ?? "").pathname, world.shop.address), {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: `choice=${choice}`,
  });
  const back = new URL(answer.headers.get("location") ?? "", world.shop.address);
  return back.pathname + back.search;
}
