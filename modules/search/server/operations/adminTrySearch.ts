import * as v from "valibot";
import { locales } from "#kit/core/locale.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import { longestPhrase, mostBoosted, mostPhrases, mostPinned, mostRuleWords } from "../../contract/tuning.ts";
import { inputText } from "../input-text.ts";
import type { SearchAdminDeps } from "../search-admin-deps.ts";
import { trySearch } from "../tuning/try-search.ts";
import { type TuningDraft, withDraft } from "../tuning/tuning.ts";

const id = v.pipe(v.string(), v.maxLength(100));
const phrases = (most: number) => v.pipe(v.array(inputText(longestPhrase)), v.maxLength(most));
const codes = (most: number) => v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(most));

const input = v.object({
  input: v.object({
    text: inputText(120),
    locale: v.nullish(v.picklist(locales)),
    synonyms: v.nullish(v.object({ id, phrases: phrases(mostPhrases) }), null),
    rule: v.nullish(
      v.object({ id, words: phrases(mostRuleWords), pinned: codes(mostPinned), boosted: codes(mostBoosted) }),
      null,
    ),
  }),
});

/** The results of a search with the saved tuning and with the draft. Nothing is saved. */
export const adminTrySearch = (deps: SearchAdminDeps) =>
  staffQuery(deps, {
    permission: "search.tune",
    input,
    async run(context, _staff, { input: { text, locale, synonyms, rule } }) {
      const { tuning } = await deps.index.snapshot();
      const drafts: TuningDraft[] = [
        ...(synonyms ? [{ type: "synonyms" as const, id: synonyms.id, group: synonyms }] : []),
        ...(rule ? [{ type: "searchRule" as const, id: rule.id, rule }] : []),
      ];
      const options = { text, locale: locale ?? context.locale };
      const before = await trySearch(deps, { ...options, tuning });
      if (drafts.length === 0) return { before, after: null };
      return { before, after: await trySearch(deps, { ...options, tuning: drafts.reduce(withDraft, tuning) }) };
    },
  });
