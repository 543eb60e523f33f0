import type { RouterContextProvider } from "react-router";
import { refundSentSchema, releaseRefundSchema } from "#modules/desk/contract/desk-forms.ts";
import { DeskReleaseRefundDocument, DeskSendRefundDocument } from "#modules/desk/web/desk-actions.graphql.gen.ts";
import type { DeskAnswer } from "#modules/desk/web/desk-model.ts";
import { servicesOf } from "../request/page-context.server.ts";
import { checkForm } from "./check-form.server.ts";
import { deskCall, deskForm } from "./desk-call.server.ts";

type Facts = { request: Request; context: Readonly<RouterContextProvider> };

/** Notes that a refund was sent, or lets one go back. */
export async function actOnRefund(facts: Facts): Promise<DeskAnswer> {
  const form = await deskForm(facts);
  const { locale } = servicesOf(facts.context);
  const intent = String(form.get("intent") ?? "");
  const values = { refundId: form.get("refundId"), sentAs: form.get("sentAs") };
  const nothing = { intent, done: null, refusal: null, problems: {} };
  if (intent.startsWith("sent-")) {
    const checked = checkForm(refundSentSchema, values, locale);
    if (!checked.ok) return { ...nothing, problems: checked.problems };
    const { deskSendRefund: reply } = await deskCall(facts, ({ api }) =>
      api(DeskSendRefundDocument, { input: checked.values }),
    );
    return { ...nothing, done: reply.message, refusal: reply.errorMessage };
  }
  const checked = checkForm(releaseRefundSchema, values, locale);
  if (!checked.ok) return nothing;
  const { deskReleaseRefund: reply } = await deskCall(facts, ({ api }) =>
    api(DeskReleaseRefundDocument, { input: checked.values }),
  );
  return { ...nothing, done: reply.message, refusal: reply.errorMessage };
}
