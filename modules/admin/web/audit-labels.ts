import { rp } from "#kit/core/format-rupiah.ts";
import type { Locale } from "#kit/core/locale.ts";
import { reasonText } from "#modules/order/contract/order-texts.ts";
import { returnReasons } from "#modules/returns/contract/return-reasons.ts";
import type { AdminTextKey } from "./admin-text.ts";

type Say = (key: AdminTextKey) => string;
type Fact = { readonly key: string; readonly name: string | null; readonly value: string };

/** What was done, and what the page of activities calls it. A formAction that has no word yet stands as it was written down. */
const actions = {
  "order.pack": "did_pack",
  "order.ship": "did_ship",
  "order.ready": "did_ready",
  "order.handOut": "did_hand_out",
  "order.received": "did_received",
  "order.cancel": "did_cancel",
  "order.approveCancel": "did_approve_cancel",
  "order.refuseCancel": "did_refuse_cancel",
  "order.giveUp": "did_fail_delivery",
  "payment.ask": "did_ask_payment",
  "order.note": "did_note",
  "return.approve": "did_return_approve",
  "return.refuse": "did_return_refuse",
  "return.receive": "did_return_receive",
  "return.refund": "did_return_refund",
  "refund.sent": "did_refund_sent",
  "refund.release": "did_refund_release",
  "refund.decline": "did_refund_decline",
  "refund.accountDeclined": "did_refund_account_declined",
  "promotion.send": "did_offer",
  "chat.answer": "did_chat_answer",
  "chat.settle": "did_chat_settle",
  "staff.add": "did_invite",
  "staff.reset": "did_invite_again",
  "staff.rights": "did_rights",
  "staff.switch": "did_switch",
  "staff.endSessions": "did_end_sessions",
  "staff.choosePassword": "did_password",
  "staff.signIn": "did_sign_in",
  "staff.logOut": "did_log_out",
} as const satisfies Readonly<Record<string, AdminTextKey>>;

export const actionLabel = (action: string, t: Say): string =>
  action in actions ? t(actions[action as keyof typeof actions]) : action;

/** Numbers that say nothing to a reader; the subject names the thing already. */
const unspoken = new Set(["refundId", "requestId", "key", "outcome", "isNew", "returnCode", "version"]);
const money = new Set(["amount", "money", "deducted", "freight"]);
const named: Readonly<Record<string, AdminTextKey>> = {
  parcelCode: "fact_parcel",
  courierCode: "fact_courier",
  orders: "fact_orders",
  sentAs: "sent_as",
  roles: "fact_roles",
  storeCode: "fact_store",
  path: "fact_path",
};

/** The details of an audit line as texts: amounts as money, reasons by name, pieces counted. */
export function factsIn(detail: string, locale: Locale, t: Say): Fact[] {
  const written = JSON.parse(detail) as Readonly<Record<string, unknown>>;
  return Object.entries(written).flatMap(([key, value]) => {
    const text = unspoken.has(key) ? "" : wordsOf(key, value, locale, t);
    const name = named[key];
    return text === "" ? [] : [{ key, name: name ? t(name) : null, value: text }];
  });
}

function wordsOf(key: string, value: unknown, locale: Locale, t: Say): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map((one) => wordsOf(key, one, locale, t)).join(", ");
  if (typeof value === "object") return piecesOf(value as Record<string, unknown>);
  if (money.has(key) && typeof value === "number") return rp(value);
  if (typeof value === "boolean") return t(value ? "fact_on" : "fact_off");
  const text = String(value);
  if (text in returnReasons) return returnReasons[text as keyof typeof returnReasons][locale];
  return reasonText(text, locale);
}

/** Pieces of a line, counted from 1 as on the slip; anything else by its values. */
function piecesOf(one: Record<string, unknown>): string {
  const { number, quantity } = one;
  if (typeof number === "number" && typeof quantity === "number") return `${quantity} × #${number + 1}`;
  return Object.values(one).filter(Boolean).join(" ");
}
