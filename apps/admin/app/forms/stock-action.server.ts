import { redirect } from "react-router";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import {
  AdminCancelCountDocument,
  AdminConfirmCountDocument,
  AdminCountStockDocument,
  AdminStartCountDocument,
} from "#modules/inventory/admin/counts/counts.graphql.gen.ts";
import {
  AdminAdjustStockDocument,
  AdminSetSafetyStockDocument,
  AdminSetShelfDocument,
} from "#modules/inventory/admin/stock.graphql.gen.ts";
import {
  adjustSchema,
  countEntrySchema,
  endCountSchema,
  safetySchema,
  shelfSchema,
  startCountSchema,
} from "#modules/inventory/contract/stock-forms.ts";
import { adminForm } from "../request/admin-call.server.ts";
import { type Facts, formAction, runFormAction, textsIn } from "./form-action.server.ts";
import { newDocument } from "./new-document.server.ts";
import { numberIn } from "./number-in.ts";

const stockActions = {
  adjust: formAction(adjustSchema, AdminAdjustStockDocument),
  safety: formAction(safetySchema, AdminSetSafetyStockDocument),
  shelf: formAction(shelfSchema, AdminSetShelfDocument),
};

/** Performs the action of a form on the page of an SKU's stock, or, without an SKU, on the list of a place. */
export async function actOnStock(facts: Facts, skuCode: string | null): Promise<AdminAnswer> {
  const { intent = "", ...texts } = textsIn(await adminForm(facts));
  const change = numberIn(texts.units) * (texts.direction === "remove" ? -1 : 1);
  const values = { ...texts, skuCode, change, safety: numberIn(texts.safety) };
  const answer = await runFormAction(stockActions, intent, values, facts);
  return answer.done === null ? { ...answer, typed: texts } : answer;
}

/** Begins a count and opens it. */
export async function startCount(facts: Facts): Promise<AdminAnswer> {
  const { intent = "", ...texts } = textsIn(await adminForm(facts));
  const started = newDocument(startCountSchema, AdminStartCountDocument);
  const answer = await runFormAction({ start: started.action }, intent, texts, facts);
  const code = started.code();
  if (code !== null) throw redirect(`/admin/counts/${code}`);
  return answer;
}

const countActions = {
  confirm: formAction(endCountSchema, AdminConfirmCountDocument),
  cancel: formAction(endCountSchema, AdminCancelCountDocument),
};

/** Confirms or cancels a count. */
export async function actOnCount(facts: Facts, countCode: string): Promise<AdminAnswer> {
  const { intent = "", ...texts } = textsIn(await adminForm(facts));
  return runFormAction(countActions, intent, { countCode, version: numberIn(texts.version) }, facts);
}

/** Adds one scan or number to a count. */
export async function enterCount(facts: Facts, countCode: string): Promise<AdminAnswer> {
  const { key, code, add, counted } = textsIn(await adminForm(facts));
  const amount =
    add === undefined ? (counted === undefined ? {} : { counted: numberIn(counted) }) : { add: numberIn(add) };
  const enter = { enter: formAction(countEntrySchema, AdminCountStockDocument) };
  return runFormAction(enter, "enter", { countCode, key, code, ...amount }, facts);
}
