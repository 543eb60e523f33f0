/** The result of an action: success or refusal, and its form. */
export type AdminAnswer = {
  readonly intent: string;
  readonly done: string | null;
  readonly refusal: string | null;
  readonly problems: Readonly<Record<string, string>>;
  /** The refused input: without script the page is rendered again, and must keep it. */
  readonly typed: Readonly<Record<string, string>>;
};

type FormAnswer = Pick<AdminAnswer, "problems" | "typed">;
const unasked: FormAnswer = { problems: {}, typed: {} };

/** The answer to one form of a page; nothing when another one was sent. */
export const answerTo = (answer: AdminAnswer | null, intent: string): FormAnswer =>
  answer?.intent === intent ? answer : unasked;
