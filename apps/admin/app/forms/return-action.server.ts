import {
  approveReturnSchema,
  receiveReturnSchema,
  refundReturnSchema,
  refuseReturnSchema,
} from "#modules/admin/contract/admin-forms.ts";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import {
  AdminApproveReturnDocument,
  AdminReceiveReturnDocument,
  AdminRefundReturnDocument,
  AdminRefuseReturnDocument,
} from "#modules/returns/admin/returns.graphql.gen.ts";
import { adminForm } from "../request/admin-call.server.ts";
import { type Facts, formAction, runFormAction, textsIn } from "./form-action.server.ts";

const actions = {
  approve: formAction(approveReturnSchema, AdminApproveReturnDocument),
  refuse: formAction(refuseReturnSchema, AdminRefuseReturnDocument),
  receive: formAction(receiveReturnSchema, AdminReceiveReturnDocument),
  refund: formAction(refundReturnSchema, AdminRefundReturnDocument),
};

/** Performs the action of a form on the return's page. */
export async function actOnReturn(facts: Facts, returnCode: string): Promise<AdminAnswer> {
  const form = await adminForm(facts);
  const { intent = "", ...texts } = textsIn(form);
  return runFormAction(actions, intent, { ...texts, returnCode, resellable: form.has("resellable") }, facts);
}
