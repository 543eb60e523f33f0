import type { Json } from "#kit/core/fields/field-changes.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { articleRecord } from "../records/article-record.ts";
import { readArticleStates } from "../store/article-states.ts";
import { textsOf } from "./an-article.ts";

const why = { at: new Date("2026-11-15T10:00:00Z"), actor: { id: null, name: "Maya" }, action: "save" };

type Fields = Readonly<Record<string, Json | undefined>>;

/** All fields a published story needs. */
export const completeArticle = {
  kind: "Blog",
  published: true,
  topic: "building",
  createdAt: "2026-11-01T03:00:00Z",
  image: "/pictures/castle.webp",
  title: textsOf("Title"),
  subtitle: textsOf("Subtitle"),
  html: textsOf("<p>Text</p>"),
} as const satisfies Fields;

/** Saves articles as the editor does, with the current version. */
export function articleEdits(database: Database) {
  const save = (code: string, fields: Fields) => {
    const changes = Object.entries(fields).map(([path, after]) => (after === undefined ? { path } : { path, after }));
    const edit = { id: code, version: Number.POSITIVE_INFINITY, changes };
    return inTransaction(database, (trx) => saveRecords(trx, articleRecord, [edit], why));
  };
  return {
    save,
    /** The validation problems of an article as sorted lines; empty when it is saved. */
    async problems(code: string, fields: Fields) {
      const saved = await save(code, fields);
      if (saved.ok || saved.error.code !== "INVALID_FIELDS") return [];
      return saved.error.problems
        .map(({ path, problem, detail }) => [path, problem, ...(detail ? [detail] : [])].join(" "))
        .sort();
    },
    state: (code: string) =>
      inTransaction(database, async (trx) => (await readArticleStates(trx, [code])).get(code) ?? null),
  };
}
