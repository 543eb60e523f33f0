import { AdminDeliveryDocument } from "#modules/shipping/admin/delivery.graphql.gen.ts";
import { DeliveryPage } from "#modules/shipping/admin/delivery-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";
import { useMay } from "../use-may.ts";

export async function loader(facts: RouteArgs) {
  const { adminDelivery } = await adminCall(facts, ({ api }) => api(AdminDeliveryDocument));
  return { delivery: adminDelivery, ...adminPage(facts.context, "settings_delivery") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Delivery({ loaderData: { delivery } }: PageProps<typeof loader>) {
  return <DeliveryPage {...delivery} mayEdit={useMay("settings.edit")} />;
}
