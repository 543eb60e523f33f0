import { declineRefundSchema, refundSentSchema, releaseRefundSchema } from "#modules/admin/contract/admin-forms.ts";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import {
  AdminDeclineAccountDocument,
  AdminDeclineRefundDocument,
  AdminReleaseRefundDocument,
  AdminSendRefundDocument,
} from "#modules/payment/admin/refunds.graphql.gen.ts";
import { adminForm } from "../request/admin-call.server.ts";
import { type Facts, formAction, runFormAction, textsIn } from "./form-action.server.ts";

const actions = {
  sent: formAction(refundSentSchema, AdminSendRefundDocument),
  release: formAction(releaseRefundSchema, AdminReleaseRefundDocument),
  decline: formAction(declineRefundSchema, AdminDeclineRefundDocument),
  bounced: formAction(declineRefundSchema, AdminDeclineAccountDocument),
};

/** Marks a refund as sent, releases or declines one, or records that the bank declined its account. The refund's id separates the forms of one page. */
export async function actOnRefund(facts: Facts): Promise<AdminAnswer> {
  const { intent = "", ...typed } = textsIn(await adminForm(facts));
  const answer = await runFormAction(actions, intent.split("-", 1)[0] ?? "", typed, facts);
  return { ...answer, intent };
}
