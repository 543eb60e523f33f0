import type { Kysely } from "kysely";
import { isAboutValue } from "./value-faults.ts";

/** More in one statement would save little and let the others wait for it, while connections and cores stand idle. */
export const mostTogether = 8;

type Waiting<Question, Answer> = {
  readonly question: Question;
  resolve(answer: Answer): void;
  reject(problem: unknown): void;
};

/**
 * Questions of one kind that come in the same turn of the event loop go to the database as one statement. Alone, a question costs what it
 * did; in a crowd it costs a third, because beginning a statement is dearer than going through it once more. `alike` names what questions must
 * share to be asked together; `ask` answers all of them, in their order.
 */
export function askedTogether<Question, Answer>(
  alike: (question: Question) => string,
  ask: (db: Kysely<unknown>, questions: readonly Question[]) => Promise<readonly Answer[]>,
): (db: Kysely<unknown>, question: Question) => Promise<Answer> {
  const crowds = new WeakMap<Kysely<unknown>, Map<string, Waiting<Question, Answer>[]>>();

  async function answer(db: Kysely<unknown>, crowd: readonly Waiting<Question, Answer>[]): Promise<void> {
    try {
      const answers = await ask(
        db,
        crowd.map(({ question }) => question),
      );
      if (answers.length !== crowd.length) throw new Error(`${crowd.length} questions got ${answers.length} answers`);
      for (const [at, { resolve }] of crowd.entries()) resolve(answers[at] as Answer);
    } catch (problem) {
      // What one of them asks with may be no value at all: then the others are not to blame, and ask again by themselves.
      if (crowd.length > 1 && isAboutValue(problem)) for (const one of crowd) void answer(db, [one]);
      else for (const { reject } of crowd) reject(problem);
    }
  }

  return (db, question) =>
    new Promise((resolve, reject) => {
      const waiting = crowds.get(db) ?? new Map<string, Waiting<Question, Answer>[]>();
      crowds.set(db, waiting);
      const kind = alike(question);
      const crowd = waiting.get(kind) ?? [];
      crowd.push({ question, resolve, reject });
      const leave = () => {
        if (waiting.get(kind) === crowd) waiting.delete(kind);
        if (crowd.length > 0) void answer(db, crowd.splice(0));
      };
      if (crowd.length === 1) {
        waiting.set(kind, crowd);
        setImmediate(leave);
      } else if (crowd.length === mostTogether) leave();
    });
}
