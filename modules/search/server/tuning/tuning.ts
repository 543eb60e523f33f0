import { buildSynonyms, phraseOf, type Synonyms } from "../terms/synonyms.ts";

export type SynonymGroup = { readonly id: string; readonly phrases: readonly string[] };

/** The rule that staff defined for searches of exactly these words. */
export type SearchRule = {
  readonly id: string;
  readonly words: readonly string[];
  /** Codes of products that come first in this order, even if they do not match. */
  readonly pinned: readonly string[];
  /** Codes of products that come before other results. */
  readonly boosted: readonly string[];
};

export type TuningRows = { readonly groups: readonly SynonymGroup[]; readonly rules: readonly SearchRule[] };

/** The rows of `search.synonyms` and `search.rule`, indexed for lookup. */
export type Tuning = {
  readonly rows: TuningRows;
  readonly synonyms: Synonyms;
  ruleFor(text: string): SearchRule | undefined;
};

export function buildTuning(rows: TuningRows): Tuning {
  const rules = new Map(rows.rules.flatMap((rule) => rule.words.map((words) => [phraseOf(words), rule] as const)));
  return {
    rows,
    synonyms: buildSynonyms(rows.groups.map(({ phrases }) => phrases)),
    ruleFor: (text) => (rules.size === 0 ? undefined : rules.get(phraseOf(text))),
  };
}

/** An unsaved group or rule; without a state it counts as deleted. */
export type TuningDraft =
  | { readonly type: "synonyms"; readonly id: string; readonly group: SynonymGroup | null }
  | { readonly type: "searchRule"; readonly id: string; readonly rule: SearchRule | null };

/** The tuning with the draft in place of the saved group or rule. */
export function withDraft({ rows }: Tuning, draft: TuningDraft): Tuning {
  const others = <Row extends { readonly id: string }>(list: readonly Row[]) =>
    list.filter(({ id }) => id !== draft.id);
  return buildTuning(
    draft.type === "synonyms"
      ? { ...rows, groups: [...others(rows.groups), ...(draft.group ? [draft.group] : [])] }
      : { ...rows, rules: [...others(rows.rules), ...(draft.rule ? [draft.rule] : [])] },
  );
}
