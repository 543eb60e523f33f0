import { packSchema } from "#modules/admin/contract/admin-forms.ts";
import { pickSchema, setPickedSchema } from "#modules/admin/contract/pick-forms.ts";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { AdminPackDocument } from "#modules/order/admin/order-actions.graphql.gen.ts";
import { AdminPickPieceDocument, AdminSetPickedDocument } from "#modules/order/admin/pick/pick.graphql.gen.ts";
import { adminForm } from "../request/admin-call.server.ts";
import { type Facts, formAction, runFormAction, textsIn } from "./form-action.server.ts";
import { numberIn } from "./number-in.ts";

const actions = {
  setPicked: formAction(setPickedSchema, AdminSetPickedDocument),
  pack: formAction(packSchema, AdminPackDocument),
};

/** Ticks a line by hand, takes a tick back, or packs an order that is complete. */
export async function actOnPicks(facts: Facts, sourceCode: string): Promise<AdminAnswer> {
  const { intent = "", number, picked, ...texts } = textsIn(await adminForm(facts));
  const values = { ...texts, sourceCode, number: numberIn(number), picked: numberIn(picked) };
  const answer = await runFormAction(actions, intent, values, facts);
  // The tick itself shows what was done.
  return intent === "setPicked" ? { ...answer, done: null } : answer;
}

/** Counts one scan. */
export async function enterPick(facts: Facts, sourceCode: string): Promise<AdminAnswer> {
  const { key, code } = textsIn(await adminForm(facts));
  const enter = { enter: formAction(pickSchema, AdminPickPieceDocument) };
  return runFormAction(enter, "enter", { sourceCode, key, code }, facts);
}
