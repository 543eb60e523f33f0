import type { Kysely } from "kysely";
import { batchPerTick } from "../cache/batch.ts";
import { isAboutValue } from "./value-faults.ts";

/**
 * Collects the questions of one tick and asks PostgreSQL once for all of them that share a key. When the batch fails because
 * of one question's value, each question is asked again alone.
 */
export const batchQueries = <Question, Answer>(
  keyOf: (question: Question) => string,
  load: (db: Kysely<unknown>, questions: readonly Question[]) => Promise<readonly Answer[]>,
): ((db: Kysely<unknown>, question: Question) => Promise<Answer>) =>
  batchPerTick(keyOf, load, { retryAlone: isAboutValue });
