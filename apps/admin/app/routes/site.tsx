import { data } from "react-router";
import * as v from "valibot";
import { AdminRecordDocument } from "#modules/admin/web/record-editor/records.graphql.gen.ts";
import { AdminPublishSiteDocument } from "#modules/content/admin/site/site.graphql.gen.ts";
import { SiteEditor } from "#modules/content/admin/site/site-editor.tsx";
import { asSitePart } from "#modules/content/contract/site/site-parts.ts";
import { adminMeta } from "../admin-meta.ts";
import { formAction, runFormAction, textsIn } from "../forms/form-action.server.ts";
import { richTextPickers } from "../forms/rich-text-pickers.tsx";
import { adminCall, adminForm, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";
import { siteTargets } from "../request/site-targets.server.ts";

/** The part in the address; the announcement, which changes most often, without one. */
function partOf({ params }: RouteArgs) {
  const { part = "announcement" } = params as { readonly part?: string };
  const known = asSitePart(part);
  if (known === null) throw data(null, { status: 404 });
  return known;
}

export async function loader(facts: RouteArgs) {
  const part = partOf(facts);
  const { adminRecord } = await adminCall(facts, ({ api }) => api(AdminRecordDocument, { type: "site", id: part }));
  if (!adminRecord) throw data(null, { status: 404 });
  const targets = await siteTargets(facts, adminRecord.state);
  return { part, record: adminRecord, targets, ...adminPage(facts.context, "site") };
}

const publish = formAction(
  v.object({ part: v.string(), version: v.pipe(v.string(), v.toNumber()) }),
  AdminPublishSiteDocument,
);

/** Publishes the saved draft of the part. */
export async function action(facts: RouteArgs) {
  const { intent = "", ...values } = textsIn(await adminForm(facts));
  return runFormAction({ publish }, intent, { ...values, part: partOf(facts) }, facts);
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Site({
  loaderData: { part, record, targets, year },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return (
    <SiteEditor
      key={part}
      part={part}
      record={record}
      targets={targets}
      answer={actionData ?? null}
      year={year}
      picturePicker={richTextPickers.picture}
    />
  );
}
