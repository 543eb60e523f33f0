import { redirect } from "react-router";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import {
  AdminCancelTransferDocument,
  AdminReceiveTransferDocument,
  AdminSaveTransferDocument,
  AdminSendTransferDocument,
} from "#modules/inventory/admin/transfers/transfers.graphql.gen.ts";
import {
  receiveTransferSchema,
  saveTransferSchema,
  transferSeenSchema,
} from "#modules/inventory/contract/stock-forms.ts";
import { adminForm } from "../request/admin-call.server.ts";
import { type Facts, formAction, runFormAction, textsIn } from "./form-action.server.ts";
import { newDocument } from "./new-document.server.ts";
import { numberIn } from "./number-in.ts";

const actions = {
  send: formAction(transferSeenSchema, AdminSendTransferDocument),
  receive: formAction(receiveTransferSchema, AdminReceiveTransferDocument),
  cancel: formAction(transferSeenSchema, AdminCancelTransferDocument),
};

/** Fields named "quantity CODE" and the like, by code. */
const fieldsOf = (texts: Readonly<Record<string, string>>, kind: string): Map<string, string> =>
  new Map(
    Object.entries(texts).flatMap(([name, value]) =>
      name.startsWith(`${kind} `) ? [[name.slice(kind.length + 1), value] as const] : [],
    ),
  );

/** Performs the action of a form on a transfer's page; `code` is null for a new one, whose page is opened then. */
export async function actOnTransfer(facts: Facts, code: string | null): Promise<AdminAnswer> {
  const { intent = "", ...texts } = textsIn(await adminForm(facts));
  const version = numberIn(texts.version);
  if (intent === "save") return saveDraft(facts, code, version, texts);
  const [received, lost] = [fieldsOf(texts, "received"), fieldsOf(texts, "lost")];
  const unitsIn = (typed: string | undefined) => (typed?.trim() ? numberIn(typed) : 0);
  const lines = [...received].map(([skuCode, typed]) => ({
    skuCode,
    received: unitsIn(typed),
    lost: unitsIn(lost.get(skuCode)),
  }));
  return runFormAction(actions, intent, { code, version, lines }, facts);
}

async function saveDraft(
  facts: Facts,
  code: string | null,
  version: number,
  texts: Readonly<Record<string, string>>,
): Promise<AdminAnswer> {
  const lines = [...fieldsOf(texts, "quantity")].map(([skuCode, typed]) => ({ skuCode, quantity: numberIn(typed) }));
  const { key, fromCode, toCode, note } = texts;
  const draft = { code, version, key, fromCode, toCode, note, lines };
  const saved = newDocument(saveTransferSchema, AdminSaveTransferDocument);
  const answer = await runFormAction({ save: saved.action }, "save", draft, facts);
  const made = saved.code();
  if (code === null && made !== null) throw redirect(`/admin/transfers/${made}`);
  return answer;
}
