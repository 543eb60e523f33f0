/** The editable state of a group of synonyms. */
export type SynonymsState = { readonly phrases: readonly string[] };

/**
 * The editable state of a rule: for searches of exactly these words, pinned products come first and boosted ones rank
 * higher.
 */
export type RuleState = {
  readonly words: readonly string[];
  readonly pinned?: readonly string[];
  readonly boosted?: readonly string[];
};

export const mostPhrases = 40;
export const mostRuleWords = 20;
export const longestPhrase = 60;
export const mostPhraseWords = 6;
export const mostPinned = 20;
export const mostBoosted = 50;

/** Periods of the list of failed searches, in days. */
export const failedPeriods = [7, 30, 90, 365] as const;
