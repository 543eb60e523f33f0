import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import {
  AdminExplainDifferenceDocument,
  AdminImportSettlementDocument,
} from "#modules/settlements/admin/settlements.graphql.gen.ts";
import { settlementFields } from "#modules/settlements/contract/settlement-fields.ts";
import { explainSchema, importSettlementSchema } from "#modules/settlements/contract/settlement-forms.ts";
import { adminForm } from "../request/admin-call.server.ts";
import { type Facts, formAction, runFormAction, textsIn } from "./form-action.server.ts";
import { numberIn } from "./number-in.ts";

/** Imports a settlement file with the chosen columns. */
export async function actOnSettlement(facts: Facts, id: string): Promise<AdminAnswer> {
  const { intent = "", ...texts } = textsIn(await adminForm(facts));
  const columns = settlementFields.flatMap((field) => {
    const header = texts[`column-${field}`];
    return header ? [{ field, header }] : [];
  });
  const actions = { import: formAction(importSettlementSchema, AdminImportSettlementDocument) };
  const answer = await runFormAction(actions, intent, { id, gateway: texts.gateway ?? "", columns }, facts);
  return answer.done === null ? { ...answer, typed: texts } : answer;
}

/** Marks a difference as explained or open. */
export async function actOnDifference(facts: Facts): Promise<AdminAnswer> {
  const { intent = "", ...texts } = textsIn(await adminForm(facts));
  const actions = { explain: formAction(explainSchema, AdminExplainDifferenceDocument) };
  const values = { ...texts, version: numberIn(texts.version), isExplained: texts.isExplained === "1" };
  const answer = await runFormAction(actions, intent, values, facts);
  return answer.done === null ? { ...answer, typed: texts } : answer;
}
