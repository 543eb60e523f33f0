import { randomUUID } from "node:crypto";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import type { DemoBuyer } from "./buyers.ts";
import type { ShopClient } from "./shop-client.ts";
import type { Product } from "./store/products.ts";

/** Contents and options of an order. */
export type OrderOptions = {
  readonly goods: readonly (Product & { readonly quantity: number })[];
  readonly pickup?: boolean;
  readonly channel?: string;
  readonly coupon?: string;
  readonly pin?: string;
};

export type Placed = {
  readonly orderCode: string;
  readonly totalAmount: number;
  /** The virtual account number; null for other payment methods. */
  readonly vaNumber: string | null;
};

type Checkout = {
  readonly orderCount: number;
  readonly freightOffers: readonly { readonly service: string }[];
  readonly pickupStores: readonly { readonly storeCode: string }[];
};

/** Puts the products into the cart, goes through the checkout and places the order. */
export async function placeOrder(client: ShopClient, buyer: DemoBuyer, wish: OrderOptions): Promise<Placed> {
  for (const { productCode, skuCode, quantity } of wish.goods) {
    await client.act(
      "mutation addToCart($input: AddToCartInput!) { addToCart(input: $input) { success errorMessage } }",
      { input: { productCode, skuCode, quantity } },
    );
  }
  const { checkoutId } = await client.act<{ checkoutId: string }>(
    `mutation initCheckout($input: InitCheckoutInput!) {
      initCheckout(input: $input) { success errorMessage data { checkoutId } } }`,
    { input: {} },
  );
  const update = (input: object) =>
    client.act<Checkout>(
      `mutation updateCheckout($input: UpdateCheckoutInput!) { updateCheckout(input: $input) {
        success errorMessage data { orderCount freightOffers { service } pickupStores { storeCode } } } }`,
      { input: { checkoutId, ...input } },
    );
  const chosen = wish.pickup ? await choosePickup(update, buyer) : await chooseDelivery(update, buyer);
  const { orderCount } = await update({ ...chosen, paymentMethod: wish.channel ?? "VA_BCA" });
  if (orderCount !== 1) throw new Error(`${orderCount} orders instead of one`);
  if (wish.coupon) {
    await client.act(
      `mutation applyCoupon($checkoutId: ID!, $couponCode: String!) {
        applyCoupon(checkoutId: $checkoutId, couponCode: $couponCode) { success errorMessage } }`,
      { checkoutId, couponCode: wish.coupon },
    );
  }
  if (wish.pin) {
    await client.act(
      `mutation redeemPoints($checkoutId: ID!, $pin: String) {
        redeemPoints(checkoutId: $checkoutId, pin: $pin) { success errorMessage } }`,
      { checkoutId, pin: wish.pin },
    );
  }
  return client.act<Placed>(
    `mutation createOrderCustom($input: CreateOrderInput!) { createOrderCustom(input: $input) {
      success errorMessage data { orderCode totalAmount vaNumber } } }`,
    { input: { checkoutId, idempotencyKey: randomUUID(), terms: true, dataProtection: true, consent: true } },
  );
}

type Update = (input: object) => Promise<Checkout>;

async function chooseDelivery(update: Update, buyer: DemoBuyer): Promise<object> {
  const { freightOffers } = await update({
    address: {
      ...(buyer.company ? { type: "1", companyName: buyer.company.name, taxId: buyer.company.taxId } : {}),
      recipientFirstName: buyer.firstName,
      recipientLastName: buyer.lastName,
      recipientMobile: buyer.mobile,
      recipientEmail: buyer.email,
      address1: buyer.address1,
      ...buyer.area,
      zipCode: buyer.zipCode,
    },
  });
  // Not every courier offers cash on delivery; this one does.
  const service = freightOffers.find((offer) => offer.service.startsWith("JNE")) ?? freightOffers[0];
  return { service: service?.service };
}

async function choosePickup(update: Update, { firstName, lastName, mobile, email }: DemoBuyer): Promise<object> {
  const { pickupStores } = await update({ deliveryType: deliveryMethodCodes.storePickup });
  return { storeCode: pickupStores[0]?.storeCode, receiver: { firstName, lastName, mobile, email } };
}
