import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import {
  AdminAdjustPointsDocument,
  AdminBlockCustomerDocument,
  AdminEndCustomerSessionsDocument,
  AdminLinkClubDocument,
  AdminResendVerificationDocument,
  AdminSendClubCodeDocument,
  AdminUnblockCustomerDocument,
  AdminUnlinkClubDocument,
  AdminUnlockPinDocument,
} from "#modules/customers/admin/customers.graphql.gen.ts";
import {
  accountReasonSchema,
  clubCodeSchema,
  customerSchema,
  unlockPinSchema,
} from "#modules/customers/contract/account-forms.ts";
import { adjustPointsSchema } from "#modules/customers/contract/points-forms.ts";
import { adminForm } from "../request/admin-call.server.ts";
import { type Facts, formAction, runFormAction, textsIn } from "./form-action.server.ts";

const actions = {
  adjust: formAction(adjustPointsSchema, AdminAdjustPointsDocument),
  unlockPin: formAction(unlockPinSchema, AdminUnlockPinDocument),
  sendClubCode: formAction(customerSchema, AdminSendClubCodeDocument),
  linkClub: formAction(clubCodeSchema, AdminLinkClubDocument),
  unlinkClub: formAction(clubCodeSchema, AdminUnlinkClubDocument),
  block: formAction(accountReasonSchema, AdminBlockCustomerDocument),
  unblock: formAction(accountReasonSchema, AdminUnblockCustomerDocument),
  endSessions: formAction(customerSchema, AdminEndCustomerSessionsDocument),
  resend: formAction(customerSchema, AdminResendVerificationDocument),
};

/** Performs the action of a form on the customer's page. */
export async function actOnCustomer(facts: Facts, code: string): Promise<AdminAnswer> {
  const { intent = "", ...texts } = textsIn(await adminForm(facts));
  return runFormAction(actions, intent, { ...texts, code }, facts);
}
