import type { ReadDraft } from "#kit/graphql/context.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { seoIn } from "../../contract/page/contents-of-state.ts";
import type { PageState } from "../../contract/page/page-state.ts";
import { readPageStates } from "./page-record.ts";
import { previewContent } from "./preview-content.ts";

/** Reads drafts for the shop's `?preview=true`, for staff with the permission `content.edit`. */
export const draftReader =
  (database: Database): ReadDraft =>
  async ({ path, device, locale }) => {
    const states = await inTransaction(database, (trx) => readPageStates(trx, [path]));
    const state = states.get(path) as PageState | undefined;
    if (!state) return null;
    const { content } = await previewContent(state, device, locale);
    return { content, seo: seoIn(state, locale, "orOther") };
  };
