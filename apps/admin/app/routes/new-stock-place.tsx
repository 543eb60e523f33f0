import { AdminAreasDocument } from "#modules/shipping/admin/delivery.graphql.gen.ts";
import { PlaceEditor } from "#modules/shipping/admin/place-editor.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import { demandMay } from "../request/demand-may.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  await demandMay(facts, "settings.edit");
  const { adminAreas } = await adminCall(facts, ({ api }) => api(AdminAreasDocument, { input: {} }));
  return { areas: adminAreas, ...adminPage(facts.context, "new_stock_place") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function NewStockPlace({ loaderData: { areas } }: PageProps<typeof loader>) {
  return <PlaceEditor code="" record={null} areas={areas} />;
}
