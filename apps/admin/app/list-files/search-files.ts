import { promotionFileColumns } from "#modules/promotion/admin/promotion-list/promotion-file.ts";
import { AdminPromotionListDocument } from "#modules/promotion/admin/promotion-list/promotion-list.graphql.gen.ts";
import { readPromotions } from "#modules/promotion/admin/promotion-list/promotion-list-model.ts";
import type { PromotionListTextKey } from "#modules/promotion/admin/promotion-list/promotion-list-text.ts";
import {
  AdminFailedSearchesDocument,
  AdminSearchRulesDocument,
  AdminSynonymsDocument,
} from "#modules/search/admin/tuning.graphql.gen.ts";
import { failedPeriods } from "#modules/search/contract/tuning.ts";
import { askedDays, askedSearch } from "../request/asked-lists.ts";
import { isBefore, listFile, pageAfterPage } from "./list-file.ts";

const longestSearch = 80;

export const failedSearchesFile = listFile({
  pages: ({ query, api }) =>
    pageAfterPage(async (page) => {
      const days = askedDays(query, failedPeriods);
      const { adminFailedSearches } = await api(AdminFailedSearchesDocument, { days, page });
      return { rows: adminFailedSearches.searches, hasMore: isBefore(adminFailedSearches) };
    }),
  columns: ({ t }) => [
    { head: t("text"), text: (row) => row.text },
    { head: t("searches"), text: (row) => row.searches },
    { head: t("without_results"), text: (row) => row.withoutResults },
    { head: t("found_now"), text: (row) => row.foundNow },
  ],
});

export const synonymsFile = listFile({
  pages: ({ query, api }) =>
    pageAfterPage(async (page) => {
      const asked = { search: askedSearch(query, longestSearch), page };
      const { adminSynonyms } = await api(AdminSynonymsDocument, asked);
      return { rows: adminSynonyms.groups, hasMore: isBefore(adminSynonyms) };
    }),
  columns: ({ t }) => [{ head: t("synonyms"), text: ({ phrases }) => phrases.join(", ") }],
});

export const searchRulesFile = listFile({
  pages: ({ query, api }) =>
    pageAfterPage(async (page) => {
      const asked = { search: askedSearch(query, longestSearch), page };
      const { adminSearchRules } = await api(AdminSearchRulesDocument, asked);
      return { rows: adminSearchRules.rules, hasMore: isBefore(adminSearchRules) };
    }),
  columns: ({ t }) => [
    { head: t("words"), text: ({ words }) => words.join(", ") },
    { head: t("pinned"), text: (row) => row.pinned },
    { head: t("raised"), text: (row) => row.boosted },
  ],
});

export const promotionsFile = listFile({
  pages({ query, api }) {
    const { input } = readPromotions(query);
    return pageAfterPage(async (page) => {
      const { adminPromotionList } = await api(AdminPromotionListDocument, { input: { ...input, page } });
      return { rows: adminPromotionList.promotions, hasMore: isBefore(adminPromotionList) };
    });
  },
  columns: ({ query, textOf }) =>
    promotionFileColumns(readPromotions(query).shown.columns, textOf<PromotionListTextKey>("promotion-list")),
});
