import { StoreEditor } from "#modules/stores/admin/store-editor.tsx";
import { AdminStoreListDocument } from "#modules/stores/admin/stores.graphql.gen.ts";
import { adminMeta } from "../admin-meta.ts";
import { richTextPickers } from "../forms/rich-text-pickers.tsx";
import { adminCall } from "../request/admin-call.server.ts";
import { loadRecord } from "../request/load-record.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs<"code">) {
  const [record, { adminStoreList }] = await Promise.all([
    loadRecord(facts, "store", facts.params.code, "stores"),
    adminCall(facts, ({ api }) => api(AdminStoreListDocument, {})),
  ]);
  const { stores, hiddenBySetting } = adminStoreList;
  return { ...record, stores, hiddenBySetting };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Store({ loaderData }: PageProps<typeof loader>) {
  const { code, record, stores, hiddenBySetting } = loaderData;
  return (
    <StoreEditor key={code} {...{ code, record, stores, hiddenBySetting }} picturePicker={richTextPickers.picture} />
  );
}
