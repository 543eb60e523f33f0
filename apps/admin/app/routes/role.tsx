import { redirect } from "react-router";
import * as v from "valibot";
import { RolePage } from "#modules/staff/admin/roles/role-page.tsx";
import { AdminDeleteRoleDocument } from "#modules/staff/admin/roles/roles.graphql.gen.ts";
import { adminMeta } from "../admin-meta.ts";
import { formAction, runFormAction, textsIn } from "../forms/form-action.server.ts";
import { adminForm } from "../request/admin-call.server.ts";
import { loadRecord } from "../request/load-record.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

const actions = {
  delete: formAction(v.object({ code: v.pipe(v.string(), v.maxLength(40)) }), AdminDeleteRoleDocument),
};

export const loader = (facts: RouteArgs<"code">) => loadRecord(facts, "role", facts.params.code, "roles");

export async function action(facts: RouteArgs<"code">) {
  const { intent = "", ...typed } = textsIn(await adminForm(facts));
  const answer = await runFormAction(actions, intent, typed, facts);
  if (answer.done !== null) throw redirect("/admin/staff/roles");
  return answer;
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Role({ loaderData: { code, record }, actionData }: PageProps<typeof loader, typeof action>) {
  return <RolePage key={code} code={code} record={record} answer={actionData ?? null} />;
}
