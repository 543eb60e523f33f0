import { AdminSegmentsDocument } from "#modules/segments/admin/segments.graphql.gen.ts";
import { SegmentsPage } from "#modules/segments/admin/segments-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";
import { useMay } from "../use-may.ts";

export async function loader(facts: RouteArgs) {
  const { adminSegments } = await adminCall(facts, ({ api }) => api(AdminSegmentsDocument));
  return { segments: adminSegments, ...adminPage(facts.context, "segments") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Segments({ loaderData: { segments } }: PageProps<typeof loader>) {
  return <SegmentsPage segments={segments} mayEdit={useMay("promotions.edit")} />;
}
