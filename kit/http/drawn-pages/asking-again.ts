import { hash } from "node:crypto";
import type { Api, TypedDocument } from "#kit/graphql/client.ts";
import type { StampingApi } from "#kit/graphql/in-process-api.ts";
import { type Stamp, stillStands } from "#kit/graphql/stamps.ts";

/** Something a page asked while it was drawn, and what tells whether the answer still is the same: its stamps, else a digest of it. */
export type Question = {
  readonly document: TypedDocument<unknown, unknown>;
  readonly variables: unknown;
  readonly answered: readonly Stamp[] | string;
};

/** Where a page's questions go. Without stamps the answers themselves are compared. */
export type PageApi = Api & Partial<Pick<StampingApi, "stampsOf">>;

/** One reading of a page's data: first the questions of its last drawing, then whatever else the page wants to know. */
export type Reading = {
  /** For the page: what was read a moment ago for comparing is not read twice. */
  readonly api: Api;
  /** Whether every answer is what it was at the last drawing. */
  unchanged(): Promise<boolean>;
  /** All the page has asked, once it is drawn; null when an answer failed, since another try may fare better. */
  questions(): Promise<readonly Question[] | null>;
};

type Asked = {
  readonly document: TypedDocument<unknown, unknown>;
  readonly variables: unknown;
  readonly answer: Promise<unknown>;
};

/**
 * Asks what the last drawing asked, all at once. That is enough: what a page asks follows from its address and from the answers
 * before, so where every answer is the same nothing else would have been asked.
 */
export function askAgain(api: PageApi, before: readonly Question[]): Reading {
  const known = new Map<string, Asked>();
  const used = new Set<Asked>();
  const call = api as (document: TypedDocument<unknown, unknown>, variables?: unknown) => Promise<unknown>;

  function ask(document: TypedDocument<unknown, unknown>, variables: unknown): Asked {
    const key = `${document.name} ${JSON.stringify(variables) ?? ""}`;
    const asked = known.get(key) ?? { document, variables, answer: call(document, variables) };
    known.set(key, asked);
    return asked;
  }

  const again = before.map(({ document, variables, answered }) => {
    if (typeof answered !== "string") return stillStands(answered);
    const same = ask(document, variables).answer.then((answer) => digestOf(answer) === answered);
    // Whoever draws the page sees the failure; until then nobody may be looking.
    return same.catch(() => false);
  });

  const answeredBy = (answer: unknown) =>
    (typeof answer === "object" && answer !== null && api.stampsOf?.(answer)) || digestOf(answer);

  return {
    api: ((document: TypedDocument<unknown, unknown>, variables?: unknown) => {
      const asked = ask(document, variables);
      used.add(asked);
      return asked.answer;
    }) as Api,
    async unchanged() {
      return (await Promise.all(again)).every(Boolean);
    },
    async questions() {
      const all = [...used].map(async ({ document, variables, answer }) => ({
        document,
        variables,
        answered: answeredBy(await answer),
      }));
      return Promise.all(all).catch(() => null);
    },
  };
}

const digestOf = (answer: unknown): string => hash("sha256", JSON.stringify(answer) ?? "", "base64url");
