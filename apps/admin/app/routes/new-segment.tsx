import { SegmentEditor } from "#modules/segments/admin/segment-editor.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminPage } from "../request/admin-call.server.ts";
import { demandMay } from "../request/demand-may.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";
import { segmentChoices } from "../request/segment-choices.server.ts";
import { useMay } from "../use-may.ts";

export async function loader(facts: RouteArgs) {
  await demandMay(facts, "promotions.edit");
  return { choices: await segmentChoices(facts), ...adminPage(facts.context, "new_segment") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function NewSegment({ loaderData: { choices } }: PageProps<typeof loader>) {
  const mayPreview = useMay("customers.read");
  const mayExport = { contacts: false, codes: false };
  return <SegmentEditor code="" record={null} segment={null} {...{ choices, mayPreview, mayExport }} />;
}
