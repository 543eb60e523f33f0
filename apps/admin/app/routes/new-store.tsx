import { StoreEditor } from "#modules/stores/admin/store-editor.tsx";
import { AdminStoreListDocument } from "#modules/stores/admin/stores.graphql.gen.ts";
import { adminMeta } from "../admin-meta.ts";
import { richTextPickers } from "../forms/rich-text-pickers.tsx";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  const { adminStoreList } = await adminCall(facts, ({ api }) => api(AdminStoreListDocument, {}));
  const { stores, hiddenBySetting } = adminStoreList;
  return { stores, hiddenBySetting, ...adminPage(facts.context, "stores") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function NewStore({ loaderData: { stores, hiddenBySetting } }: PageProps<typeof loader>) {
  return <StoreEditor code="" record={null} {...{ stores, hiddenBySetting }} picturePicker={richTextPickers.picture} />;
}
