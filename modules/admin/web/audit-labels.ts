import { rp } from "#kit/core/format-rupiah.ts";
import type { Locale } from "#kit/core/locale.ts";
import { reasonText } from "#modules/order/contract/order-texts.ts";
import { returnReasons } from "#modules/returns/contract/return-reasons.ts";
import type { AdminTextKey } from "./admin-text.ts";

type Say = (key: AdminTextKey) => string;
type Fact = { readonly key: string; readonly name: string | null; readonly value: string };

/** The labels of actions on the page of activities. An action without a label is shown by its stored name. */
const actions = {
  "order.pack": "did_pack",
  "order.ship": "did_ship",
  "order.ready": "did_ready",
  "order.handOut": "did_hand_out",
  "order.received": "did_received",
  "order.edit": "did_edit",
  "order.cancel": "did_cancel",
  "order.approveCancel": "did_approve_cancel",
  "order.refuseCancel": "did_refuse_cancel",
  "order.failDelivery": "did_fail_delivery",
  // The name in audit lines of earlier releases.
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
  "webhook.secret": "did_webhook_secret",
  "webhook.replay": "did_webhook_replay",
  "webhook.test": "did_webhook_test",
  "apiKey.create": "did_api_key_create",
  "apiKey.revoke": "did_api_key_revoke",
  "message.test": "did_message_test",
  "cash.close": "did_cash_close",
  "cash.reopen": "did_cash_reopen",
  "settlement.import": "did_settlement_import",
  "settlement.explain": "did_settlement_explain",
  "stock.adjust": "did_stock_adjust",
  "stock.safety": "did_stock_safety",
  "count.start": "did_count_start",
  "count.enter": "did_count_enter",
  "count.confirm": "did_count_confirm",
  "count.cancel": "did_count_cancel",
  "transfer.save": "did_transfer_save",
  "transfer.send": "did_transfer_send",
  "transfer.receive": "did_transfer_receive",
  "transfer.cancel": "did_transfer_cancel",
  "record.save": "did_record_save",
  "record.undo": "did_record_undo",
  "record.restore": "did_record_restore",
  "category.move": "did_category_move",
  "brand.merge": "did_brand_merge",
  "product.create": "did_product_create",
  "product.duplicate": "did_product_duplicate",
  "product.delete": "did_product_delete",
  "promotion.stop": "did_promotion_stop",
  "promotion.delete": "did_promotion_delete",
  "coupon.stop": "did_coupon_stop",
  "coupon.delete": "did_coupon_delete",
  "coupon.codes": "did_coupon_codes",
  "coupon.cancelCodes": "did_coupon_cancel_codes",
  "coupon.hand": "did_coupon_hand",
  "segment.export": "did_segment_export",
  "role.delete": "did_role_delete",
  "media.upload": "did_media_upload",
  "media.update": "did_media_update",
  "media.replace": "did_media_replace",
  "media.delete": "did_media_delete",
  "work.cancel": "did_work_cancel",
  "import.apply": "did_import",
  "import.undo": "did_import_undo",
  "contact.view": "did_view_contact",
  "customer.block": "did_customer_block",
  "customer.unblock": "did_customer_unblock",
  "customer.endSessions": "did_customer_end_sessions",
  "customer.verify": "did_customer_verify",
  "customer.unlockPin": "did_customer_unlock_pin",
  "customer.clubCode": "did_customer_club_code",
  "customer.linkClub": "did_customer_link_club",
  "customer.unlinkClub": "did_customer_unlink_club",
  "points.adjust": "did_points_adjust",
  "privacy.record": "did_privacy_record",
  "privacy.sendFile": "did_privacy_send_file",
  "privacy.handOver": "did_privacy_hand_over",
  "privacy.correct": "did_privacy_correct",
  "privacy.delete": "did_privacy_delete",
  "privacy.close": "did_privacy_close",
  "letter.switch": "did_letter",
  "proposal.add": "did_propose",
  "proposal.approve": "did_approve",
  "proposal.refuse": "did_refuse",
  "proposal.withdraw": "did_withdraw",
  "staff.add": "did_invite",
  "staff.reset": "did_invite_again",
  "staff.rights": "did_rights",
  "staff.switch": "did_switch",
  "staff.endSessions": "did_end_sessions",
  "staff.setUp": "did_set_up",
  "staff.choosePassword": "did_password",
  "staff.signIn": "did_sign_in",
  "staff.logOut": "did_log_out",
} as const satisfies Readonly<Record<string, AdminTextKey>>;

export const actionLabel = (action: string, t: Say): string =>
  action in actions ? t(actions[action as keyof typeof actions]) : action;

/** Numbers without meaning for a reader; the subject is named already. */
const unspoken = new Set([
  "refundId",
  "requestId",
  "key",
  "outcome",
  "isNew",
  "returnCode",
  "version",
  "entryId",
  "undoes",
  "to",
  "proposal",
  "kind",
]);
const money = new Set(["amount", "money", "deducted", "freight", "expected", "counted", "difference"]);
const named: Readonly<Record<string, AdminTextKey>> = {
  parcelCode: "fact_parcel",
  courierCode: "fact_courier",
  orders: "fact_orders",
  sentAs: "sent_as",
  roles: "fact_roles",
  storeCode: "fact_store",
  path: "fact_path",
  file: "fact_file",
  proposedBy: "fact_proposed_by",
  expected: "fact_expected",
  counted: "fact_counted",
  difference: "fact_difference",
  rows: "fact_rows",
  differences: "fact_differences",
  contact: "fact_contact",
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
