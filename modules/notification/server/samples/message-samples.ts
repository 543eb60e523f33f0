import { clubLinkEvents, returnEvents } from "../../contract/member-notification.ts";
import {
  clubCodeActions,
  type MessageContent,
  type MessageData,
  type MessageKind,
  orderEvents,
  refundEvents,
} from "../../contract/message.ts";
import type { PurchaseSummary, SummaryOrder } from "../../contract/purchase-summary.ts";

const order = (orderCode: string, change: Partial<SummaryOrder> = {}): SummaryOrder => ({
  orderCode,
  path: `/order/detail/${orderCode}?key=a.b`,
  items: [
    { name: "Bola <Merah>", variant: "Merah / 5", quantity: 2, amount: 300_000, isGift: false },
    { name: "Stiker", variant: "", quantity: 1, amount: 0, isGift: true },
  ],
  delivery: {
    kind: "homeDelivery",
    to: "Sari Lestari, Jl. Melati 5, Tebet, Jakarta Selatan",
    courier: "JNE",
    days: [2, 4],
    shipsFrom: null,
  },
  ...change,
});

const pickup = order("BBK7M2Q9XW4V", {
  delivery: { kind: "storePickup", to: "Bata & Bola Senayan", courier: null, days: null, shipsFrom: "2026-12-15" },
});

const purchaseOf = (
  orders: readonly SummaryOrder[],
  payment: Partial<PurchaseSummary["payment"]> = {},
): PurchaseSummary => ({
  orders,
  sums: {
    products: 1_300_000,
    promotions: 50_000,
    coupon: 20_000,
    delivery: 18_000,
    points: 2_000,
    fee: 4_000,
    total: 1_250_000,
  },
  payment: {
    state: "toPay",
    method: "BCA Virtual Account",
    vaNumber: "3816501234567890",
    billerCode: null,
    deadline: "2026-11-18T02:05:00.000Z",
    ...payment,
  },
});

const received = (purchase?: PurchaseSummary): MessageData["orderReceived"] => ({
  orderCode: "BBK7M2Q9XW4T",
  totalAmount: 1_250_000,
  path: "/order/detail/BBK7M2Q9XW4T?key=a.b",
  ...(purchase ? { purchase } : {}),
});

const first = order("BBK7M2Q9XW4T");

/** Every kind of message in every variant of its text; a missing kind is a type error. */
const samples: { readonly [K in MessageKind]: readonly MessageData[K][] } = {
  verificationCode: [{ code: "0482", validForMinutes: 5 }],
  clubCode: clubCodeActions.map((action) => ({ code: "0482", action })),
  registrationLink: [{ key: "abc-DEF_1", validForMinutes: 15 }],
  memberWelcome: [{ firstName: "Sari" }],
  passwordChanged: [{}],
  signInChanged: [
    { provider: "Google", linked: true },
    { provider: "Google", linked: false },
  ],
  clubLinkChanged: clubLinkEvents.map((event) => ({ event })),
  clubSecretChanged: [{ which: "pin" }, { which: "password" }, { which: "pinUnlocked" }],
  contactChanged: [
    { which: "email", to: "s•••@example.com" },
    { which: "mobile", to: "+62•••789" },
  ],
  accountDeleted: [{}],
  dataFile: [{ token: "AbC-_9", validForDays: 3 }],
  passwordReset: [{ token: "AbC-_9", validForMinutes: 30 }],
  backInStock: [{ productName: "Kereta", choice: "Merah", path: "/pdp/Kereta/K1?skuCode=K1-R" }],
  orderReceived: [
    received(),
    received(purchaseOf([first])),
    received(purchaseOf([first], { billerCode: "88608" })),
    received(purchaseOf([first, pickup])),
    received(purchaseOf([first], { method: "Card", vaNumber: null })),
    received(purchaseOf([first], { state: "paid", vaNumber: null, deadline: null })),
    received(purchaseOf([first], { state: "onDelivery", vaNumber: null, deadline: null })),
    received(purchaseOf([first], { state: "nothingToPay", method: null, vaNumber: null, deadline: null })),
  ],
  orderChanged: orderEvents.map((event) => ({
    orderCode: "BBK7M2Q9XW4T",
    event,
    path: "/account/order/detail/BBK7M2Q9XW4T",
    pickup:
      event === "ready" || event === "partlyReady"
        ? { code: "K7M2Q9", store: "Bata & Bola Senayan, Jl. Asia Afrika 8" }
        : null,
    ...(event === "paid" || event === "cancelled" ? { otherOrders: ["BBK7M2Q9XW4V"] } : {}),
    ...(event === "confirmed" ? { due: 288_000 } : {}),
    ...(event === "partlyCancelled" ? { money: { type: "accountNeeded", amount: 150_000 } as const } : {}),
    ...(event === "cancelled" ? { money: { type: "account", amount: 150_000, shown: "BCA •••• 6789" } as const } : {}),
    ...(event === "closed" ? { money: { type: "takenBack" } as const } : {}),
    ...(event === "cancelRefused" || event === "refundDeclined" ? { remark: "Sorry <for> that" } : {}),
    ...(event === "delivered" || event === "deliveryFailed" ? { parcel: { courier: "JNE", number: "JN1" } } : {}),
    ...(event === "deliveryFailed" ? { note: "…" } : {}),
  })),
  refundChanged: refundEvents.flatMap((event) =>
    [null, "BCA •••• 6789"].map((account) => ({
      orderCode: "BBK7M2Q9XW4T",
      event,
      amount: 150_000,
      account,
      needsAccount: account === null && event !== "sent" && event !== "withdrawn",
      ...(event === "accountDeclined" ? { note: "Account <closed>" } : {}),
      ...(event === "sent" ? { returnCode: "RTK7M2Q9XW4T" } : {}),
      path: "/account/order/detail/BBK7M2Q9XW4T",
    })),
  ),
  returnChanged: returnEvents.map((event) => ({
    orderCode: "BBK7M2Q9XW4T",
    returnCode: "RTK7M2Q9XW4T",
    event,
    note: "Sorry <for> that",
    money: 150_000,
    points: 12,
    path: "/account/order/detail/BBK7M2Q9XW4T/RTK7M2Q9XW4T",
  })),
  staffInvited: [{ email: "rani@shop.example", name: "Rani", code: "K7M2-Q9XW-4T2A", hours: 48 }],
  weeklyReport: [
    {
      name: "Rani <Putri>",
      from: "2026-11-09",
      until: "2026-11-15",
      storeCode: null,
      figures: [
        { figure: "orders", now: 1_204, before: 1_100 },
        { figure: "pieces", now: 2_310, before: 0 },
        { figure: "net", now: 412_350_000, before: 430_000_000 },
        { figure: "newCustomers", now: 0, before: 0 },
        { figure: "returns", now: 12, before: 9 },
      ],
      products: [{ name: "Castle <small>", pieces: 31, net: 9_300_000 }],
    },
    { name: "Budi", from: "2026-12-28", until: "2027-01-03", storeCode: "S01", figures: [], products: [] },
  ],
  chatAnswered: [{ answers: ["Yes, <two> are left.", "Until six o'clock."], path: "/#chat" }],
  contactMessage: [
    { name: "Rini <Putri>", contact: "rini@example.com", orderCode: null, text: "Is <the castle> back\nin June?" },
    { name: "Budi", contact: "+6281234567890", orderCode: "BB24K7QX", text: "Where is my parcel?" },
  ],
  newsletterWelcome: [{ unsubscribeToken: "abc.def" }, { unsubscribeToken: "abc.def", confirmToken: "ghi.jkl" }],
};

/** One entry for every kind of message and every variant of it, with made-up data. */
export const messageSamples: readonly MessageContent[] = Object.entries(samples).flatMap(([kind, variants]) =>
  variants.map((data) => ({ kind, data }) as MessageContent),
);
