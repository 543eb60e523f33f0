import { AdminAreasDocument } from "#modules/shipping/admin/delivery.graphql.gen.ts";
import { PlaceEditor } from "#modules/shipping/admin/place-editor.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminCall } from "../request/admin-call.server.ts";
import { loadRecord } from "../request/load-record.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs<"code">) {
  const [record, { adminAreas }] = await Promise.all([
    loadRecord(facts, "stockPlace", facts.params.code, "settings_delivery"),
    adminCall(facts, ({ api }) => api(AdminAreasDocument, { input: {} })),
  ]);
  return { ...record, areas: adminAreas };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function StockPlace({ loaderData: { code, record, areas } }: PageProps<typeof loader>) {
  return <PlaceEditor key={code} {...{ code, record, areas }} />;
}
