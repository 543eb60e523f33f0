import { AdminPrivacyRequestsDocument } from "#modules/privacy/admin/privacy.graphql.gen.ts";
import { textOfWord } from "#modules/privacy/admin/privacy-model.ts";
import type { PrivacyTextKey } from "#modules/privacy/admin/privacy-text.ts";
import { askedPrivacyRequests } from "../request/asked-lists.ts";
import { isBefore, listFile, pageAfterPage } from "./list-file.ts";

export const privacyRequestsFile = listFile({
  pages: ({ query, api }) =>
    pageAfterPage(async (page) => {
      const input = { ...askedPrivacyRequests(query), page };
      const { adminPrivacyRequests } = await api(AdminPrivacyRequestsDocument, { input });
      return { rows: adminPrivacyRequests.requests, hasMore: isBefore(adminPrivacyRequests) };
    }),
  columns({ t, textOf }) {
    const text = textOf<PrivacyTextKey>("privacy-admin");
    return [
      { head: t("kind"), text: ({ kind }) => textOfWord("kind", kind, text) },
      { head: t("customer"), text: (row) => row.customerCode },
      { head: text("received"), text: (row) => row.receivedAt },
      { head: text("received_by"), text: ({ receivedBy }) => textOfWord("by", receivedBy, text) },
      { head: text("due"), text: (row) => row.dueAt },
      { head: t("state"), text: ({ state }) => textOfWord("state", state, text) },
      { head: text("closed"), text: (row) => row.closedAt },
    ];
  },
});
