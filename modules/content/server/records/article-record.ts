import type { Transaction } from "kysely";
import type { RecordState } from "#kit/core/fields/field-changes.ts";
import { locales } from "#kit/core/locale.ts";
import type { FieldProblem, RecordType, RecordWrite } from "#kit/postgres/records/record-type.ts";
import { textsProblems, trimTexts, unknownFields } from "#kit/postgres/records/text-fields.ts";
import { articleKinds } from "../../contract/article.ts";
import {
  type ArticleState,
  articleTexts,
  isArticleSlug,
  longestArticleText,
  missingInArticle,
} from "../../contract/article-state.ts";
import { addressHolders, readArticleStates, writeArticleStates } from "../store/article-states.ts";
import { articleProblemTexts } from "./article-problem-texts.ts";

type Write = RecordWrite<ArticleState>;

const fields = ["kind", "published", "address", "topic", "position", "createdAt", "image", ...articleTexts];

/** Record type of blog stories and FAQ entries. An emptied article is deleted. */
export const articleRecord: RecordType<ArticleState> = {
  name: "article",
  problemTexts: articleProblemTexts,
  normalise: normaliseArticle,
  sanitize: sanitizeArticle,
  read: readArticleStates,
  async check(trx, writes) {
    return [
      ...writes.flatMap(formProblems),
      ...(await activeContentProblems(writes)),
      ...(await addressProblems(trx, writes)),
    ];
  },
  write: writeArticleStates,
};

function normaliseArticle(state: RecordState): RecordState {
  const { published, position, createdAt, ...rest } = trimTexts(state);
  const moment = typeof createdAt === "string" ? Date.parse(createdAt) : Number.NaN;
  return {
    ...rest,
    ...(published === true ? { published } : {}),
    ...(position === undefined || position === 0 ? {} : { position }),
    ...(createdAt === undefined
      ? {}
      : { createdAt: Number.isNaN(moment) ? createdAt : `${new Date(moment).toISOString().slice(0, 19)}Z` }),
  };
}

/** Sanitizes the HTML of every language. The parser is loaded on demand: most processes only read articles. */
async function sanitizeArticle(state: RecordState): Promise<RecordState> {
  const { html } = state;
  if (typeof html !== "object" || html === null) return state;
  const { cleanHtml } = await import("../html/clean-html.ts");
  // Active content stays as typed, so that the validation can name it.
  const clean = Object.entries(html).map(([locale, text]) => [
    locale,
    (typeof text === "string" ? cleanHtml(text).html : null) ?? text,
  ]);
  return trimTexts({ ...state, html: Object.fromEntries(clean) });
}

function formProblems({ id, before, after }: Write): FieldProblem[] {
  if (after === null) return [];
  const { kind, address, topic, position, createdAt, image } = after;
  const wrong = (path: string, isWrong: boolean, problem: string): FieldProblem[] =>
    isWrong ? [{ id, path, problem }] : [];
  return [
    ...wrong("", before === null && !isArticleSlug(id), "slug"),
    ...wrong("kind", !articleKinds.includes(kind), "required"),
    ...wrong("address", address !== undefined && !isArticleSlug(address), "slug"),
    ...wrong("topic", topic !== undefined && !isArticleSlug(topic), "topic"),
    ...wrong(
      "position",
      position !== undefined && !(Number.isInteger(position) && Math.abs(position) < 1e6),
      "position",
    ),
    ...wrong("createdAt", Number.isNaN(Date.parse(createdAt ?? "")), "date"),
    ...wrong("image", image !== undefined && !/^\/\w[\w./~%-]{0,298}$/.test(image), "picture"),
    ...articleTexts.flatMap((path) => textsProblems({ id, path }, after[path], { longest: longestArticleText[path] })),
    ...(after.published ? missingInArticle(after, locales).map((path) => ({ id, path, problem: "missing" })) : []),
    ...unknownFields(id, after, fields),
  ];
}

async function activeContentProblems(writes: readonly Write[]): Promise<FieldProblem[]> {
  const { cleanHtml } = await import("../html/clean-html.ts");
  return writes.flatMap(({ id, after }) =>
    Object.entries(after?.html ?? {}).flatMap(([locale, text]) => {
      const danger = typeof text === "string" ? cleanHtml(text).danger : null;
      return danger === null ? [] : [{ id, path: `html/${locale}`, problem: "active", detail: danger }];
    }),
  );
}

async function addressProblems(trx: Transaction<unknown>, writes: readonly Write[]): Promise<FieldProblem[]> {
  const wanted = writes.flatMap(({ id, after }) => (after === null ? [] : [{ id, address: after.address ?? id }]));
  const holders = await addressHolders(
    trx,
    wanted.map(({ address }) => address),
  );
  return wanted.flatMap(({ id, address }) => {
    const holder = holders.get(address);
    const isFree = holder === undefined || holder.code === id;
    return isFree ? [] : [{ id, path: "address", problem: "addressTaken", detail: holder.title }];
  });
}
