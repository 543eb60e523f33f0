import { AdminRecordDocument } from "#modules/admin/web/record-editor/records.graphql.gen.ts";
import { PageEditor } from "#modules/content/admin/pages/editor/page-editor.tsx";
import type { PageState } from "#modules/content/contract/page/page-state.ts";
import { adminMeta } from "../admin-meta.ts";
import { pageMediaPicker } from "../page-media-picker.tsx";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import { demandMay } from "../request/demand-may.server.ts";
import { pageTargets } from "../request/page-targets.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

/** An empty page, or the copy of another. */
export async function loader(facts: RouteArgs) {
  await demandMay(facts, "content.edit");
  const from = new URL(facts.request.url).searchParams.get("from")?.slice(0, 200);
  const { adminRecord } = from
    ? await adminCall(facts, ({ api }) => api(AdminRecordDocument, { type: "page", id: from }))
    : { adminRecord: null };
  const { live: _live, ...initial } = (adminRecord?.state ?? {}) as PageState;
  return { from, initial, targets: await pageTargets(facts, initial), ...adminPage(facts.context, "new_page") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function NewPage({ loaderData: { from, initial, targets, year } }: PageProps<typeof loader>) {
  return (
    <PageEditor
      key={`new ${from}`}
      path=""
      record={null}
      initial={initial as PageState}
      targets={targets}
      answer={null}
      year={year}
      mediaPicker={pageMediaPicker}
    />
  );
}
