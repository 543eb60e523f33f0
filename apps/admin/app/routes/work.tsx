import {
  AdminCancelWorkDocument,
  AdminReadWorkDocument,
  AdminWorkListDocument,
} from "#modules/background-work/admin/work.graphql.gen.ts";
import { WorkPage } from "#modules/background-work/admin/work-page.tsx";
import { cancelWorkSchema } from "#modules/background-work/contract/work-forms.ts";
import { adminMeta } from "../admin-meta.ts";
import { formAction, runFormAction, textsIn } from "../forms/form-action.server.ts";
import { adminCall, adminForm, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  const at = Date.now();
  const { adminWorkList } = await adminCall(facts, ({ api }) => api(AdminWorkListDocument));
  return { work: adminWorkList, at, ...adminPage(facts.context, "work") };
}

const actions = { cancel: formAction(cancelWorkSchema, AdminCancelWorkDocument) };

export async function action(facts: RouteArgs) {
  const { intent = "", ...texts } = textsIn(await adminForm(facts));
  if (intent !== "read") return runFormAction(actions, intent, texts, facts);
  await adminCall(facts, ({ api }) => api(AdminReadWorkDocument, { id: texts.id || null }));
  return null;
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Work({
  loaderData: { title: _title, ...page },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return <WorkPage {...page} answer={actionData ?? null} />;
}
