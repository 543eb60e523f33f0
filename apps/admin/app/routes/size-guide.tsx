import { SizeGuideEditor } from "#modules/size-guide/admin/size-guide-editor.tsx";
import { AdminSizeGuideChoicesDocument } from "#modules/size-guide/admin/size-guides.graphql.gen.ts";
import { adminMeta } from "../admin-meta.ts";
import { adminCall } from "../request/admin-call.server.ts";
import { loadRecord } from "../request/load-record.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs<"code">) {
  const [record, { adminSizeGuideChoices }] = await Promise.all([
    loadRecord(facts, "sizeGuide", facts.params.code, "size_guides"),
    adminCall(facts, ({ api }) => api(AdminSizeGuideChoicesDocument, {})),
  ]);
  return { ...record, choices: adminSizeGuideChoices };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function SizeGuide({ loaderData: { code, record, choices } }: PageProps<typeof loader>) {
  return <SizeGuideEditor key={code} {...{ code, record, choices }} />;
}
