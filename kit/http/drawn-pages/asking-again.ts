import { hash } from "node:crypto";
import type { Api, TypedDocument } from "#kit/graphql/client.ts";

/** Something a page asked while it was drawn, and a digest of what it was told. */
export type Question = {
  readonly document: TypedDocument<unknown, unknown>;
  readonly variables: unknown;
  readonly digest: string;
};

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
export function askAgain(api: Api, before: readonly Question[]): Reading {
  const known = new Map<string, Asked>();
  const used = new Set<Asked>();
  const call = api as (document: TypedDocument<unknown, unknown>, variables?: unknown) => Promise<unknown>;

  function ask(document: TypedDocument<unknown, unknown>, variables: unknown): Asked {
    const key = `${document.name} ${JSON.stringify(variables) ?? ""}`;
    const asked = known.get(key) ?? { document, variables, answer: call(document, variables) };
    known.set(key, asked);
    return asked;
  }

  const again = before.map(({ document, variables, digest }) => ({ asked: ask(document, variables), digest }));
  // Whoever draws the page sees the failure; until then nobody may be looking.
  for (const { asked } of again) asked.answer.catch(() => undefined);

  return {
    api: ((document: TypedDocument<unknown, unknown>, variables?: unknown) => {
      const asked = ask(document, variables);
      used.add(asked);
      return asked.answer;
    }) as Api,
    async unchanged() {
      const same = again.map(async ({ asked, digest }) => digestOf(await asked.answer) === digest);
      return (await Promise.all(same).catch(() => [false])).every(Boolean);
    },
    async questions() {
      const all = [...used].map(async ({ document, variables, answer }) => ({
        document,
        variables,
        digest: digestOf(await answer),
      }));
      return Promise.all(all).catch(() => null);
    },
  };
}

const digestOf = (answer: unknown): string => hash("sha256", JSON.stringify(answer) ?? "", "base64url");
