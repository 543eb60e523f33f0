import { readFileSync } from "node:fs";
import { type Connection, openConnection } from "../connection.ts";
import type { LoadJob } from "../load-job.ts";
import type { Worker } from "./flow.ts";
import { addressOf, addToCart, newGuest, type ShopClient, type SkuRef } from "./shop-client.ts";

/** The fields of the checkout page. */
const own = readFileSync(new URL("../../../modules/checkout/web/checkout.graphql", import.meta.url), "utf8");
const fields = own.match(/^fragment Checkout\w* on \w+ \{[\s\S]*?\n\}\n/gm)?.join("") ?? "";
export const placeDocument = `mutation createOrderCustom($input: CreateOrderInput!) { createOrderCustom(input: $input) {
  success errorCode errorMessage data { form orderCode vaNumber totalAmount paymentMethod checkout { ...CheckoutFields } } } }
${fields}`;

export const placeInput = (checkoutId: string, key: string) => ({
  input: { checkoutId, idempotencyKey: key, terms: true, dataProtection: true, consent: true },
});

type Shown = { readonly freightOffers: readonly { readonly service: string }[] };

/** From the cart to a checkout that is ready to be placed, for a guest with home delivery. */
export async function fillCheckout({ call }: ShopClient, who: string): Promise<string> {
  type Begun = { initCheckout: { data: { checkoutId: string } | null; errorMessage: string | null } };
  const { initCheckout } = await call<Begun>(
    "initCheckout",
    "mutation initCheckout($input: InitCheckoutInput!) { initCheckout(input: $input) { errorCode errorMessage data { checkoutId } } }",
    { input: {} },
  );
  if (!initCheckout.data) throw new Error(initCheckout.errorMessage ?? "no checkout");
  const { checkoutId } = initCheckout.data;
  const update = async (change: object): Promise<Shown> => {
    type Updated = { updateCheckout: { data: Shown | null; errorMessage: string | null } };
    const { updateCheckout } = await call<Updated>(
      "updateCheckout",
      `mutation updateCheckout($input: UpdateCheckoutInput!) { updateCheckout(input: $input) {
        success errorCode errorMessage data { ...CheckoutFields } } } ${fields}`,
      { input: { checkoutId, ...change } },
    );
    if (!updateCheckout.data) throw new Error(updateCheckout.errorMessage ?? "no checkout");
    return updateCheckout.data;
  };
  const address = {
    recipientFirstName: "Ana",
    recipientLastName: "Wijaya",
    recipientMobile: "081234567890",
    recipientEmail: `${who}@mail.example`,
    address1: "Jalan Melati 5",
    state: "31",
    city: "31.71",
    district: "31.71.01",
    zipCode: "10110",
  };
  const shown = await update({ address });
  await update({ service: shown.freightOffers[0]?.service, paymentMethod: "VA_BCA" });
  return checkoutId;
}

async function placeCheckout({ call }: ShopClient, checkoutId: string): Promise<void> {
  type Placed = { createOrderCustom: { data: { vaNumber: string | null } | null; errorMessage: string | null } };
  const { createOrderCustom: placed } = await call<Placed>(
    "createOrderCustom",
    placeDocument,
    placeInput(checkoutId, "once"),
  );
  if (!placed.data?.vaNumber) throw new Error(placed.errorMessage ?? "no number to pay to");
}

/** A new guest for every turn, each from another address. */
async function worker(
  job: LoadJob,
  index: number,
  turn: (line: Connection, address: string) => Promise<void>,
): Promise<Worker> {
  const line = await openConnection(job.port);
  let count = Math.floor(Math.random() * 2 ** 16);
  return {
    turn: () => turn(line, addressOf((index << 16) + (count++ & 0xffff))),
    close: line.close,
  };
}

const skuOf = ({ flow }: LoadJob): SkuRef => {
  const { productCode = "", skuCode = "" } = flow?.data ?? {};
  return { productCode, skuCode };
};

/** A new guest adds one product to the cart. */
export const addFlow = (job: LoadJob, index: number): Promise<Worker> =>
  worker(job, index, async (line, address) => addToCart(await newGuest(line, address), skuOf(job)));

/** A new guest buys one product, up to the account number: six requests. */
export const checkoutFlow = (job: LoadJob, index: number): Promise<Worker> =>
  worker(job, index, async (line, address) => {
    const guest = await newGuest(line, address);
    await addToCart(guest, skuOf(job));
    await placeCheckout(guest, await fillCheckout(guest, `bench-${address}`));
  });
