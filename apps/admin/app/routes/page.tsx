import { data } from "react-router";
import * as v from "valibot";
import { AdminRecordDocument } from "#modules/admin/web/record-editor/records.graphql.gen.ts";
import { PageEditor } from "#modules/content/admin/pages/editor/page-editor.tsx";
import { AdminPublishPageDocument, AdminWithdrawPageDocument } from "#modules/content/admin/pages/pages.graphql.gen.ts";
import type { PageState } from "#modules/content/contract/page/page-state.ts";
import { adminMeta } from "../admin-meta.ts";
import { formAction, runFormAction, textsIn } from "../forms/form-action.server.ts";
import { pageMediaPicker } from "../page-media-picker.tsx";
import { adminCall, adminForm, adminPage } from "../request/admin-call.server.ts";
import { pageTargets } from "../request/page-targets.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs<"path">) {
  const path = facts.params.path.slice(0, 200);
  const { adminRecord } = await adminCall(facts, ({ api }) => api(AdminRecordDocument, { type: "page", id: path }));
  if (!adminRecord) throw data(null, { status: 404 });
  const state = adminRecord.state as PageState;
  const targets = await pageTargets(facts, state);
  return { path, record: adminRecord, targets, ...adminPage(facts.context, "landing_pages", state.name ?? path) };
}

const moment = v.optional(v.pipe(v.string(), v.isoTimestamp()));
const publish = formAction(
  v.object({
    path: v.string(),
    version: v.pipe(v.string(), v.toNumber()),
    publishAt: moment,
    expiresAt: moment,
  }),
  AdminPublishPageDocument as never,
);
const withdraw = formAction(v.object({ path: v.string(), what: v.string() }), AdminWithdrawPageDocument);

/** Publishes or schedules the page, or takes it back. */
export async function action(facts: RouteArgs<"path">) {
  const { intent = "", ...values } = textsIn(await adminForm(facts));
  return runFormAction({ publish, withdraw }, intent, { ...values, path: facts.params.path }, facts);
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Page({
  loaderData: { path, record, targets, year },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return (
    <PageEditor
      key={path}
      path={path}
      record={record}
      targets={targets}
      answer={actionData ?? null}
      year={year}
      mediaPicker={pageMediaPicker}
    />
  );
}
