import type { Transaction } from "kysely";
import type { FieldProblem, RecordType, RecordWrite } from "#kit/postgres/records/record-type.ts";
import { knownProducts } from "#modules/catalogue/server/index.ts";
import { mostBoosted, mostPinned, mostRuleWords, type RuleState } from "../../contract/tuning.ts";
import { readRuleStates, wordsOfRules, writeRuleStates } from "../store/tuning.ts";
import { phraseOf } from "../terms/synonyms.ts";
import { isTextList, phraseProblems, trimmedList, tuningProblemTexts } from "./tuning-problems.ts";

type Write = RecordWrite<RuleState>;

/** Record type of rules that pin or boost products for searches of certain words. An emptied rule is deleted. */
export const searchRuleRecord: RecordType<RuleState> = {
  name: "searchRule",
  problemTexts: tuningProblemTexts,
  normalise(state) {
    const lists = Object.entries(state).map(([key, value]) => [key, trimmedList(value)] as const);
    return Object.fromEntries(lists.filter(([, value]) => !(Array.isArray(value) && value.length === 0)));
  },
  read: readRuleStates,
  async check(trx, writes) {
    const problems = writes.flatMap(formProblems);
    // The database checks need valid lists of texts.
    if (problems.length > 0) return problems;
    return [...(await takenWords(trx, writes)), ...(await unknownProducts(trx, writes))];
  },
  write: writeRuleStates,
};

function formProblems({ id, after }: Write): FieldProblem[] {
  if (after === null) return [];
  const { words, pinned = [], boosted = [], ...others } = after;
  const chosen = isTextList(pinned) && isTextList(boosted) ? boosted.find((code) => pinned.includes(code)) : undefined;
  return [
    ...Object.keys(others).map((path) => ({ id, path, problem: "unknown" })),
    ...(isTextList(words) && words.length > 0
      ? phraseProblems(id, "words", words, mostRuleWords)
      : [{ id, path: "words", problem: "required" }]),
    ...codeProblems(id, "pinned", pinned, mostPinned),
    ...codeProblems(id, "boosted", boosted, mostBoosted),
    ...(chosen === undefined ? [] : [{ id, path: "boosted", problem: "both", detail: chosen }]),
    ...(after.pinned === undefined && after.boosted === undefined ? [{ id, path: "pinned", problem: "noEffect" }] : []),
  ];
}

const codeProblems = (id: string, path: string, codes: unknown, most: number): FieldProblem[] =>
  isTextList(codes) && codes.length <= most && new Set(codes).size === codes.length
    ? []
    : [{ id, path, problem: "tooMany", detail: String(most) }];

/** Words that another rule already has, saved or in the same save. */
async function takenWords(trx: Transaction<unknown>, writes: readonly Write[]): Promise<FieldProblem[]> {
  const others = await wordsOfRules(
    trx,
    writes.map(({ id }) => id),
  );
  const taken = new Set(others.flatMap(({ words }) => words.map(phraseOf)));
  return writes.flatMap(({ id, after }) => {
    const words = after?.words ?? [];
    const found = words.filter((word) => taken.has(phraseOf(word)));
    for (const word of words) taken.add(phraseOf(word));
    return found.map((detail) => ({ id, path: "words", problem: "taken", detail }));
  });
}

/** Newly chosen products that do not exist. A product deleted since the last save does not block saving the rule. */
async function unknownProducts(trx: Transaction<unknown>, writes: readonly Write[]): Promise<FieldProblem[]> {
  const added = writes.flatMap(({ id, before, after }) =>
    (["pinned", "boosted"] as const).flatMap((path) =>
      (after?.[path] ?? []).filter((code) => !before?.[path]?.includes(code)).map((code) => ({ id, path, code })),
    ),
  );
  if (added.length === 0) return [];
  const known = await knownProducts(
    trx,
    added.map(({ code }) => code),
  );
  return added
    .filter(({ code }) => !known.has(code))
    .map(({ id, path, code }) => ({ id, path, problem: "noProduct", detail: code }));
}
