import { SegmentEditor } from "#modules/segments/admin/segment-editor.tsx";
import { AdminSegmentsDocument } from "#modules/segments/admin/segments.graphql.gen.ts";
import { type SegmentState, segmentType } from "#modules/segments/contract/segment-state.ts";
import { adminMeta } from "../admin-meta.ts";
import { adminCall } from "../request/admin-call.server.ts";
import { loadRecord } from "../request/load-record.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";
import { segmentChoices } from "../request/segment-choices.server.ts";
import { useMay } from "../use-may.ts";

export async function loader(facts: RouteArgs<"code">) {
  const code = facts.params.code.slice(0, 40);
  const [loaded, { adminSegments }] = await Promise.all([
    loadRecord(facts, segmentType, code, "segments"),
    adminCall(facts, ({ api }) => api(AdminSegmentsDocument)),
  ]);
  const choices = await segmentChoices(facts, loaded.record.state as Partial<SegmentState>);
  return { ...loaded, choices, segment: adminSegments.find((one) => one.code === code) ?? null };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Segment({ loaderData: { code, record, segment, choices } }: PageProps<typeof loader>) {
  const seesCustomers = useMay("customers.read");
  const seesContacts = useMay("customers.contact");
  return (
    <SegmentEditor
      key={code}
      {...{ code, record, segment, choices }}
      mayPreview={seesCustomers}
      mayExport={{ contacts: seesCustomers && seesContacts, codes: seesCustomers }}
    />
  );
}
