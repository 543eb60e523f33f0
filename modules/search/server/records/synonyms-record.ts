import type { FieldProblem, RecordType, RecordWrite } from "#kit/postgres/records/record-type.ts";
import { mostPhrases, type SynonymsState } from "../../contract/tuning.ts";
import { readSynonymStates, writeSynonymStates } from "../store/tuning.ts";
import { isTextList, phraseProblems, trimmedList, tuningProblemTexts } from "./tuning-problems.ts";

/** Record type of synonym groups. An emptied group is deleted. */
export const synonymsRecord: RecordType<SynonymsState> = {
  name: "synonyms",
  problemTexts: tuningProblemTexts,
  normalise({ phrases, ...rest }) {
    const trimmed = trimmedList(phrases ?? []);
    return Array.isArray(trimmed) && trimmed.length === 0 ? rest : { ...rest, phrases: trimmed };
  },
  read: readSynonymStates,
  check: async (_trx, writes) => writes.flatMap(formProblems),
  write: writeSynonymStates,
};

function formProblems({ id, after }: RecordWrite<SynonymsState>): FieldProblem[] {
  if (after === null) return [];
  const { phrases, ...others } = after;
  const unknown = Object.keys(others).map((path) => ({ id, path, problem: "unknown" }));
  if (!isTextList(phrases) || phrases.length < 2) return [...unknown, { id, path: "phrases", problem: "tooFew" }];
  return [...unknown, ...phraseProblems(id, "phrases", phrases, mostPhrases)];
}
