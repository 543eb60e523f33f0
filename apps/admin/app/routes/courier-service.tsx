import { AdminAreasDocument, AdminDeliveryDocument } from "#modules/shipping/admin/delivery.graphql.gen.ts";
import { ServiceEditor } from "#modules/shipping/admin/service-editor.tsx";
import { routeOf } from "#modules/shipping/contract/service-state.ts";
import { adminMeta } from "../admin-meta.ts";
import { adminCall } from "../request/admin-call.server.ts";
import { loadRecord } from "../request/load-record.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs<"code">) {
  const record = await loadRecord(facts, "courierService", facts.params.code, "settings_delivery");
  const districts = districtsOf(record.record.state);
  const [{ adminAreas: areas }, { adminAreas: named }, { adminDelivery }] = await adminCall(facts, ({ api }) =>
    Promise.all([
      api(AdminAreasDocument, { input: {} }),
      api(AdminAreasDocument, { input: { codes: districts } }),
      api(AdminDeliveryDocument),
    ]),
  );
  return { ...record, areas: [...areas, ...named], places: adminDelivery.places };
}

/** The districts that rates of a service lead to; provinces and cities are read as a whole. */
function districtsOf(state: unknown): string[] {
  const { rates = {} } = state as { readonly rates?: object };
  const codes = Object.keys(rates).map((key) => routeOf(key)?.destinationCode ?? "");
  return [...new Set(codes)].filter((code) => code.length === 8);
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function CourierService({ loaderData }: PageProps<typeof loader>) {
  const { code, record, areas, places } = loaderData;
  return <ServiceEditor key={code} id={code} {...{ record, areas, places }} />;
}
