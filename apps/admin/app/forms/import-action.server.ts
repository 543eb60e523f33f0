import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import {
  AdminApplyImportDocument,
  AdminPreviewImportDocument,
  AdminUndoImportDocument,
} from "#modules/import-export/admin/imports.graphql.gen.ts";
import { importStepSchema, previewSchema } from "#modules/import-export/contract/import-forms.ts";
import { adminForm } from "../request/admin-call.server.ts";
import { type Facts, formAction, runFormAction, textsIn } from "./form-action.server.ts";

const actions = {
  preview: formAction(previewSchema, AdminPreviewImportDocument),
  apply: formAction(importStepSchema, AdminApplyImportDocument),
  undo: formAction(importStepSchema, AdminUndoImportDocument),
};

/** Does the next step of an import. */
export async function actOnImport(facts: Facts, id: string): Promise<AdminAnswer> {
  const form = await adminForm(facts);
  const { intent = "", ...texts } = textsIn(form);
  const [headers, columns] = [form.getAll("header"), form.getAll("column")];
  const mapping = headers.map((header, index) => ({ header: String(header), column: String(columns[index] ?? "") }));
  return runFormAction(actions, intent, { ...texts, id, mapping }, facts);
}
