import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import {
  AdminClosePrivacyRequestDocument,
  AdminCorrectCustomerDocument,
  AdminDeleteCustomerDocument,
  AdminSendDataFileDocument,
} from "#modules/privacy/admin/privacy.graphql.gen.ts";
import {
  closeRequestSchema,
  correctSchema,
  deleteForRequestSchema,
  requestSchema,
} from "#modules/privacy/contract/request-forms.ts";
import { adminForm } from "../request/admin-call.server.ts";
import { type Facts, formAction, runFormAction, textsIn } from "./form-action.server.ts";

const close = formAction(closeRequestSchema, AdminClosePrivacyRequestDocument);
const actions = {
  send: formAction(requestSchema, AdminSendDataFileDocument),
  correct: formAction(correctSchema, AdminCorrectCustomerDocument),
  delete: formAction(deleteForRequestSchema, AdminDeleteCustomerDocument),
  answered: close,
  refused: close,
};

/** Performs the action of a form on the page of a request. */
export async function actOnPrivacyRequest(facts: Facts, id: string): Promise<AdminAnswer> {
  const { intent = "", ...texts } = textsIn(await adminForm(facts));
  return runFormAction(
    actions,
    intent,
    { ...texts, id, outcome: intent, understood: texts.understood === "yes" },
    facts,
  );
}
