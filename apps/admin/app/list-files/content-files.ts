import {
  AdminMissedPagesDocument,
  AdminRedirectsDocument,
} from "#modules/content/admin/redirects/redirects.graphql.gen.ts";
import { missedPeriods } from "#modules/content/contract/redirect.ts";
import { AdminMediaDocument } from "#modules/media/admin/media.graphql.gen.ts";
import { askedMedia } from "#modules/media/admin/media-model.ts";
import { askedDays, askedSearch } from "../request/asked-lists.ts";
import { isBefore, listFile, pageAfterPage } from "./list-file.ts";

export const mediaFile = listFile({
  pages({ query, api }) {
    const { search, tag, kind } = askedMedia(query);
    return pageAfterPage(async (page) => {
      const input = { search, tag: tag || null, kind: kind || null, page };
      const { adminMedia } = await api(AdminMediaDocument, { input });
      return { rows: adminMedia.items, hasMore: isBefore(adminMedia) };
    });
  },
  columns: ({ t, locale }) => [
    { head: t("name"), text: (row) => row.name },
    { head: t("kind"), text: (row) => row.kind },
    { head: t("width"), text: (row) => row.width },
    { head: t("height"), text: (row) => row.height },
    { head: t("bytes"), text: (row) => row.bytes },
    { head: t("alt_text"), text: ({ alt }) => alt.find((one) => one.locale === locale)?.text ?? null },
    { head: t("tags"), text: ({ tags }) => tags.join(", ") },
    { head: t("uses"), text: (row) => row.useCount },
    { head: t("uploaded_by"), text: (row) => row.uploadedBy },
    { head: t("uploaded"), text: (row) => row.uploadedAt },
    { head: t("path"), text: (row) => row.path },
  ],
});

/** Its first two columns are those of an import of redirects, so that it can be imported as it is. */
export const redirectsFile = listFile({
  pages: ({ query, api }) =>
    pageAfterPage(async (page) => {
      const asked = { search: askedSearch(query, 200), page };
      const { adminRedirects } = await api(AdminRedirectsDocument, asked);
      return { rows: adminRedirects.redirects, hasMore: isBefore(adminRedirects) };
    }),
  columns: ({ t }) => [
    { head: "from", text: (row) => row.from },
    { head: "to", text: (row) => row.to },
    { head: t("hits"), text: (row) => row.hits },
    { head: t("last_hit"), text: (row) => row.lastHitAt },
  ],
});

export const missedPagesFile = listFile({
  pages: ({ query, api }) =>
    pageAfterPage(async (page) => {
      const { adminMissedPages } = await api(AdminMissedPagesDocument, { days: askedDays(query, missedPeriods), page });
      return { rows: adminMissedPages.pages, hasMore: isBefore(adminMissedPages) };
    }),
  columns: ({ t }) => [
    { head: t("path"), text: (row) => row.path },
    { head: t("hits"), text: (row) => row.hits },
    { head: t("last_hit"), text: (row) => row.lastDay },
    { head: t("suggestion"), text: (row) => row.suggestion },
  ],
});
