import { AdminAreasDocument, AdminDeliveryDocument } from "#modules/shipping/admin/delivery.graphql.gen.ts";
import { ServiceEditor } from "#modules/shipping/admin/service-editor.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import { demandMay } from "../request/demand-may.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  await demandMay(facts, "settings.edit");
  const [{ adminAreas }, { adminDelivery }] = await adminCall(facts, ({ api }) =>
    Promise.all([api(AdminAreasDocument, { input: {} }), api(AdminDeliveryDocument)]),
  );
  return { areas: adminAreas, places: adminDelivery.places, ...adminPage(facts.context, "new_courier_service") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function NewCourierService({ loaderData: { areas, places } }: PageProps<typeof loader>) {
  return <ServiceEditor id="" record={null} areas={areas} places={places} />;
}
