import { redirect } from "react-router";
import { deleteViewSchema, saveViewSchema } from "#modules/admin/contract/view-forms.ts";
import { AdminDeleteViewDocument, AdminSaveViewDocument } from "#modules/admin/web/record-list/views.graphql.gen.ts";
import { formAction, runFormAction, textsIn } from "../forms/form-action.server.ts";
import { adminForm } from "../request/admin-call.server.ts";
import type { RouteArgs } from "../request/route-types.ts";

const actions = {
  save: formAction(saveViewSchema, AdminSaveViewDocument),
  delete: formAction(deleteViewSchema, AdminDeleteViewDocument),
};

export const loader = () => redirect("/admin");

/** Keeps or deletes a view of a list. */
export async function action(facts: RouteArgs) {
  const { intent = "", isShared, ...texts } = textsIn(await adminForm(facts));
  return runFormAction(actions, intent, { ...texts, isShared: isShared === "on" }, facts);
}
