import { AdminViewsDocument } from "#modules/admin/web/record-list/views.graphql.gen.ts";
import { AdminCustomersDocument } from "#modules/customers/admin/customers.graphql.gen.ts";
import { readCustomers } from "#modules/customers/admin/list/customer-list-model.ts";
import { CustomerListPage } from "#modules/customers/admin/list/customer-list-page.tsx";
import { customerType } from "#modules/customers/contract/customer-state.ts";
import { exportPath } from "#modules/import-export/contract/import-forms.ts";
import { StaffMeDocument } from "#modules/staff/admin/staff.graphql.gen.ts";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  const { asked, shown, input } = readCustomers(new URL(facts.request.url).searchParams);
  const [{ adminCustomers }, { adminViews }, { staffMe }] = await adminCall(facts, ({ api }) =>
    Promise.all([
      api(AdminCustomersDocument, { input }),
      api(AdminViewsDocument, { list: "customers" }),
      api(StaffMeDocument),
    ]),
  );
  // A file holds customers of every store.
  const filePath = staffMe && staffMe.storeCode === null ? `${exportPath}/${customerType}.csv` : null;
  return { ...adminCustomers, asked, shown, views: adminViews, filePath, ...adminPage(facts.context, "customers") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Customers({ loaderData: { title: _title, ...page } }: PageProps<typeof loader>) {
  return <CustomerListPage {...page} />;
}
