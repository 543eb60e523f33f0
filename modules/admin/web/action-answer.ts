/** What an action answered: what was done, or why not, and for which form. */
export type AdminAnswer = {
  readonly intent: string;
  readonly done: string | null;
  readonly refusal: string | null;
  readonly problems: Readonly<Record<string, string>>;
  /** What was refused, as it was typed: without script the page is drawn anew, and nothing of it shall be lost. */
  readonly typed: Readonly<Record<string, string>>;
};

type FormAnswer = Pick<AdminAnswer, "problems" | "typed">;
const unasked: FormAnswer = { problems: {}, typed: {} };

/** The answer to one form of a page; nothing when another one was sent. */
export const answerTo = (answer: AdminAnswer | null, intent: string): FormAnswer =>
  answer?.intent === intent ? answer : unasked;
