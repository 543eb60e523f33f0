import type { Kysely } from "kysely";
import { batchPerTick } from "../cache/batch.ts";
import { isAboutValue } from "./value-errors.ts";

/** Collects the queries of one tick and runs one statement for all that share a key. When the batch fails because of one query's value, each query is run alone. */
export const batchQueries = <Question, Answer>(
  keyOf: (question: Question) => string,
  load: (db: Kysely<unknown>, questions: readonly Question[]) => Promise<readonly Answer[]>,
): ((db: Kysely<unknown>, question: Question) => Promise<Answer>) =>
  batchPerTick(keyOf, load, { retryAlone: isAboutValue });
