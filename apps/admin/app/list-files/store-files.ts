import { AdminSizeGuidesDocument } from "#modules/size-guide/admin/size-guides.graphql.gen.ts";
import { AdminStoreListDocument } from "#modules/stores/admin/stores.graphql.gen.ts";
import { askedSearch, askedStores } from "../request/asked-lists.ts";
import { isBefore, listFile, pageAfterPage } from "./list-file.ts";

export const storesFile = listFile({
  pages: ({ query, api }) =>
    pageAfterPage(async (page) => {
      const { search, city } = askedStores(query);
      const { adminStoreList } = await api(AdminStoreListDocument, { search, city: city || null, page });
      const { stores, hiddenBySetting } = adminStoreList;
      const rows = stores.map((row) => ({ ...row, shown: !row.hidden && !hiddenBySetting.includes(row.code) }));
      return { rows, hasMore: isBefore(adminStoreList) };
    }),
  columns: ({ t }) => [
    { head: t("code"), text: (row) => row.code },
    { head: t("name"), text: (row) => row.name },
    { head: t("address"), text: (row) => row.address },
    { head: t("city"), text: (row) => row.city },
    { head: t("province"), text: (row) => row.province },
    { head: t("phone"), text: (row) => row.phone },
    { head: t("services"), text: ({ services }) => services.join(", ") },
    { head: t("latitude"), text: (row) => row.latitude },
    { head: t("longitude"), text: (row) => row.longitude },
    { head: t("shown"), text: ({ shown }) => t(shown ? "yes" : "no") },
  ],
});

export const sizeGuidesFile = listFile({
  pages: ({ query, api }) =>
    pageAfterPage(async (page) => {
      const asked = { search: askedSearch(query, 80), page };
      const { adminSizeGuides } = await api(AdminSizeGuidesDocument, asked);
      return { rows: adminSizeGuides.guides, hasMore: isBefore(adminSizeGuides) };
    }),
  columns: ({ t }) => [
    { head: t("code"), text: (row) => row.code },
    { head: t("category"), text: (row) => row.categoryName },
    { head: t("brand"), text: (row) => row.brandName },
    { head: t("languages_missing"), text: ({ missing }) => missing.join(", ") },
    { head: t("changed"), text: (row) => row.updatedAt },
  ],
});
