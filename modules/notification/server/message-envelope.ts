import * as v from "valibot";
import { type Locale, locales } from "#kit/core/locale.ts";
import { channels } from "../contract/channel.ts";
import { clubLinkEvents, returnEvents } from "../contract/member-notification.ts";
import { clubCodeActions, type Message, orderEvents, refundEvents } from "../contract/message.ts";
import { weeklyFigures } from "../contract/weekly-report.ts";
import type { Sealer } from "./sealer.ts";

/** A message in the outbox: kind and channel for the operator, personal data encrypted. */
export type MessageEnvelope = { readonly kind: string; readonly channel: string; readonly sealed: string };

const envelope = v.object({ kind: v.string(), channel: v.string(), sealed: v.string() });

const weeklyReport = v.object({
  name: v.string(),
  from: v.string(),
  until: v.string(),
  storeCode: v.nullable(v.string()),
  figures: v.array(v.object({ figure: v.picklist(weeklyFigures), now: v.number(), before: v.number() })),
  products: v.array(v.object({ name: v.string(), pieces: v.number(), net: v.number() })),
});

const purchaseSummary = v.object({
  orders: v.array(
    v.object({
      orderCode: v.string(),
      path: v.string(),
      items: v.array(
        v.object({
          name: v.string(),
          variant: v.string(),
          quantity: v.number(),
          amount: v.number(),
          isGift: v.boolean(),
        }),
      ),
      delivery: v.object({
        kind: v.picklist(["homeDelivery", "storePickup"]),
        to: v.string(),
        courier: v.nullable(v.string()),
        days: v.nullable(v.tuple([v.number(), v.number()])),
        shipsFrom: v.nullable(v.string()),
      }),
    }),
  ),
  sums: v.object({
    products: v.number(),
    promotions: v.number(),
    coupon: v.number(),
    delivery: v.number(),
    points: v.number(),
    fee: v.number(),
    total: v.number(),
  }),
  payment: v.object({
    state: v.picklist(["toPay", "paid", "onDelivery", "nothingToPay"]),
    method: v.nullable(v.string()),
    vaNumber: v.nullable(v.string()),
    billerCode: v.nullable(v.string()),
    deadline: v.nullable(v.string()),
  }),
});

const moneyOfOrder = v.variant("type", [
  v.object({ type: v.picklist(["nothingCharged", "takenBack"]) }),
  v.object({ type: v.picklist(["lessDue", "sameWay", "accountNeeded"]), amount: v.number() }),
  v.object({ type: v.literal("account"), amount: v.number(), shown: v.string() }),
]);

const content = v.variant("kind", [
  v.object({
    kind: v.literal("verificationCode"),
    data: v.object({ code: v.string(), validForMinutes: v.number() }),
  }),
  v.object({
    kind: v.literal("clubCode"),
    data: v.object({ code: v.string(), action: v.picklist(clubCodeActions) }),
  }),
  v.object({
    kind: v.literal("registrationLink"),
    data: v.object({ key: v.string(), validForMinutes: v.number(), club: v.optional(v.boolean()) }),
  }),
  v.object({ kind: v.literal("memberWelcome"), data: v.object({ firstName: v.string() }) }),
  v.object({ kind: v.literal("passwordChanged"), data: v.strictObject({}) }),
  v.object({
    kind: v.literal("signInChanged"),
    data: v.object({ provider: v.string(), linked: v.boolean() }),
  }),
  v.object({
    kind: v.literal("contactChanged"),
    data: v.object({ which: v.picklist(["mobile", "email"]), to: v.string() }),
  }),
  v.object({
    kind: v.literal("clubLinkChanged"),
    data: v.object({ event: v.picklist(clubLinkEvents) }),
  }),
  v.object({
    kind: v.literal("clubSecretChanged"),
    data: v.object({ which: v.picklist(["password", "pin", "pinUnlocked"]) }),
  }),
  v.object({ kind: v.literal("accountDeleted"), data: v.strictObject({}) }),
  v.object({ kind: v.literal("dataFile"), data: v.object({ token: v.string(), validForDays: v.number() }) }),
  v.object({
    kind: v.literal("passwordReset"),
    data: v.object({ token: v.string(), validForMinutes: v.number() }),
  }),
  v.object({
    kind: v.literal("staffInvited"),
    data: v.object({ email: v.string(), name: v.string(), code: v.string(), hours: v.number() }),
  }),
  v.object({ kind: v.literal("weeklyReport"), data: weeklyReport }),
  v.object({
    kind: v.literal("chatAnswered"),
    data: v.object({ answers: v.array(v.string()), path: v.string() }),
  }),
  v.object({
    kind: v.literal("contactMessage"),
    data: v.object({
      name: v.string(),
      contact: v.string(),
      orderCode: v.nullable(v.string()),
      text: v.string(),
    }),
  }),
  v.object({
    kind: v.literal("newsletterWelcome"),
    data: v.object({ unsubscribeToken: v.string(), confirmToken: v.optional(v.string()) }),
  }),
  v.object({
    kind: v.literal("orderReceived"),
    data: v.object({
      orderCode: v.string(),
      totalAmount: v.number(),
      path: v.string(),
      purchase: v.exactOptional(purchaseSummary),
    }),
  }),
  v.object({
    kind: v.literal("orderChanged"),
    data: v.object({
      orderCode: v.string(),
      otherOrders: v.exactOptional(v.array(v.string())),
      event: v.picklist(orderEvents),
      path: v.string(),
      pickup: v.nullable(v.object({ code: v.string(), store: v.string() })),
      due: v.exactOptional(v.number()),
      money: v.exactOptional(moneyOfOrder),
      refunded: v.exactOptional(v.number()),
      remark: v.exactOptional(v.string()),
      parcel: v.exactOptional(v.object({ courier: v.string(), number: v.nullable(v.string()) })),
      note: v.exactOptional(v.string()),
    }),
  }),
  v.object({
    kind: v.literal("refundChanged"),
    data: v.object({
      orderCode: v.string(),
      returnCode: v.exactOptional(v.string()),
      event: v.picklist(refundEvents),
      amount: v.number(),
      account: v.nullable(v.string()),
      needsAccount: v.boolean(),
      note: v.exactOptional(v.string()),
      path: v.string(),
    }),
  }),
  v.object({
    kind: v.literal("returnChanged"),
    data: v.object({
      orderCode: v.string(),
      returnCode: v.string(),
      event: v.picklist(returnEvents),
      note: v.nullable(v.string()),
      money: v.number(),
      points: v.number(),
      path: v.string(),
    }),
  }),
  v.object({
    kind: v.literal("backInStock"),
    data: v.object({ productName: v.string(), choice: v.string(), path: v.string() }),
  }),
]);

const message = v.object({
  channel: v.picklist(channels),
  to: v.string(),
  locale: v.picklist(locales as readonly Locale[]),
  content,
  notAfter: v.optional(
    v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.transform((text) => new Date(text)),
    ),
  ),
  draft: v.exactOptional(v.record(v.string(), v.string())),
});

export function putIntoEnvelope(message: Message, sealer: Sealer): MessageEnvelope {
  return { kind: message.content.kind, channel: message.channel, sealed: sealer.seal(JSON.stringify(message)) };
}

/** Opens what `putIntoEnvelope` closed. Anything else is a mistake of ours and throws. */
export function openEnvelope(payload: unknown, sealer: Sealer): Message {
  return v.parse(message, JSON.parse(sealer.open(v.parse(envelope, payload).sealed)));
}
