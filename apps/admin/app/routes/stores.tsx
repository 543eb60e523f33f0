import { AdminStoreListDocument } from "#modules/stores/admin/stores.graphql.gen.ts";
import { StoresPage } from "#modules/stores/admin/stores-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import { askedStores } from "../request/asked-lists.ts";
import { listQuery } from "../request/list-query.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  const { page } = listQuery(facts.request, 80);
  const { search, city } = askedStores(new URL(facts.request.url).searchParams);
  const { adminStoreList } = await adminCall(facts, ({ api }) =>
    api(AdminStoreListDocument, { search, city: city || null, page }),
  );
  return { ...adminStoreList, search, city, ...adminPage(facts.context, "stores") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Stores({ loaderData: { title: _title, year: _year, ...page } }: PageProps<typeof loader>) {
  return <StoresPage {...page} />;
}
