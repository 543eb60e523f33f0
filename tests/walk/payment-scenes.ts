import { sql } from "kysely";
import { type CallbackVerdict, readCallback } from "#modules/payment/contract/callback.ts";
import { matching, owner } from "./order-pages.ts";
import type { Plays } from "./order-steps.ts";
import { scenesOf } from "./order-steps.ts";
import { chooseOnHostedPage, paidOrder, payAtBank, placeOrder } from "./place-order.ts";
import { guestViewer, type Scene, type ScenePage } from "./scene.ts";
import type { Shopper } from "./shopper.ts";

/** Return parameters of a gateway, by meaning. */
const callbackParameters = {
  success: "status_code=200&transaction_status=settlement",
  pending: "status_code=201&transaction_status=pending",
  failure: "status_code=202&transaction_status=deny",
} as const satisfies Readonly<Record<CallbackVerdict, string>>;

for (const [verdict, words] of Object.entries(callbackParameters)) {
  if (readCallback(new URLSearchParams(words)) !== verdict) throw new Error(`${words} does not say ${verdict}`);
}

/** The payment page, and the return page with each result of a gateway. */
function pagesOf(shopper: Shopper, orderCode: string, names: RegExp, leads: RegExp): ScenePage[] {
  const callbacks = Object.values(callbackParameters).map((words) => ({
    viewer: owner(shopper),
    path: `/pay-callback?order=${orderCode}&${words}`,
    names: /./,
    leads,
  }));
  return [
    { viewer: owner(shopper), path: `/payment?order=${orderCode}`, names, leads },
    // A gateway or a bank's app may lead back into another browser, which has no session.
    ...["/payment?", "/pay-callback?status_code=202&"].map((path) => ({
      viewer: guestViewer,
      path: `${path}order=${orderCode}`,
      names: matching("could not find", "Log in", "payment"),
      leads: matching("Find your order"),
    })),
    ...callbacks,
  ];
}

const toOrder = matching("order", "details", "pay", "try again");

const plays: Plays = {
  async "waits for a transfer"({ world, shopper }) {
    const { orderCode } = await placeOrder(world, shopper);
    return { pages: pagesOf(shopper, orderCode, matching("pay", "order is placed"), toOrder) };
  },
  async "waits for a QR code to be scanned"({ world, shopper }) {
    const { orderCode } = await placeOrder(world, shopper, { channel: "QRIS" });
    return { pages: pagesOf(shopper, orderCode, matching("pay", "order is placed"), toOrder) };
  },
  async "waits on the page of a gateway"({ world, shopper }) {
    const { orderCode } = await placeOrder(world, shopper, { channel: "CARD" });
    return { pages: pagesOf(shopper, orderCode, matching("pay", "order is placed"), toOrder) };
  },
  async "card declined"({ world, shopper }) {
    const { orderCode, form } = await placeOrder(world, shopper, { channel: "CARD" });
    const back = await chooseOnHostedPage(world, form, "decline");
    await world.until(
      sql<{ status: string }>`select payment.status from payment.payment join orders.placed_order
        on payment_reference = reference where code = ${orderCode}`,
      (row) => row?.status === "failed",
    );
    const pages = pagesOf(shopper, orderCode, matching("pay", "failed", "refuse", "declined"), toOrder);
    return {
      pages: [...pages, { viewer: owner(shopper), path: back, names: matching("fail", "not"), leads: matching("pay") }],
    };
  },
  async paid({ world, shopper }) {
    const { orderCode } = await paidOrder(world, shopper);
    return { pages: pagesOf(shopper, orderCode, matching("paid", "payment"), matching("order", "details")) };
  },
  async "too little came"({ world, shopper }) {
    const placed = await placeOrder(world, shopper);
    await payAtBank(world, placed, { amount: placed.totalAmount - 1_000 });
    const { orderCode } = placed;
    return {
      pages: [
        ...pagesOf(shopper, orderCode, matching("The amount that arrived is not the amount due"), toOrder),
        {
          viewer: owner(shopper),
          path: `${shopper.orders}/detail/${orderCode}`,
          names: matching("Awaiting payment"),
          leads: matching("pay"),
        },
      ],
    };
  },
  async unknown({ shopper }) {
    const names = matching("could not find", "Payment", "Log in");
    return {
      pages: [
        "/payment?order=BBNOBODY2222",
        "/payment",
        "/pay-callback",
        "/pay-callback?order=BBNOBODY2222&status_code=200",
      ].map((path) => ({ viewer: owner(shopper), path, names })),
    };
  },
};

const memberPlays: Plays = {
  async "cash at the door"({ world, shopper }) {
    const { orderCode } = await placeOrder(world, shopper, { channel: "COD" });
    return { pages: pagesOf(shopper, orderCode, matching("order", "pay"), toOrder) };
  },
};

export const paymentScenes = (kind: Shopper["kind"]): Scene[] =>
  scenesOf("payment", kind === "member" ? { ...plays, ...memberPlays } : plays, kind, false);
