import { type VersionedStore, versionedStore } from "#kit/cache/versioned-cache.ts";
import type { Locale } from "#kit/core/locale.ts";
import { memoizeByObject } from "#kit/core/memoize-by-object.ts";
import { pageInfo } from "#kit/graphql/paging.ts";
import { type Group, groups } from "../../contract/groups.ts";
import { type FindDeps, findByWords, type WordsFound } from "../find-by-words.ts";
import type { Copy } from "../memory/search-memory.ts";
import { type Selected, type Selection, select } from "../memory/select.ts";
import type { Heading, Listing, ListingQuestion } from "../ports/product-search.ts";
import { filterGroups } from "./filter-groups.ts";
import { type GroupBook, groupBook } from "./group-book.ts";
import { headingOf, type Subject } from "./heading.ts";

type Aim = { readonly subject: Subject; readonly words: string | null; readonly strict: boolean };

/** An address names a category, else a brand, else words (D-29). */
function aimOf({ words, category, brand, slug }: ListingQuestion, book: GroupBook): Aim {
  if (slug !== null) {
    if (book.category(slug.toLowerCase()))
      return { subject: { kind: "CATEGORY", code: slug.toLowerCase() }, words, strict: false };
    if (book.brand(slug.toLowerCase()))
      return { subject: { kind: "BRAND", code: slug.toLowerCase() }, words, strict: false };
    const spoken = slug.replace(/[-_+]+/g, " ").trim();
    return { subject: { kind: "SEARCH", words: spoken }, words: spoken, strict: true };
  }
  if (category !== null) return { subject: { kind: "CATEGORY", code: category }, words, strict: false };
  if (brand !== null) return { subject: { kind: "BRAND", code: brand }, words, strict: false };
  if (words !== null) return { subject: { kind: "SEARCH", words }, words, strict: false };
  return { subject: { kind: "ALL" }, words: null, strict: false };
}

/** A page of products with the filters that go with it; null when nothing of that name exists. */
export async function listing(deps: FindDeps, question: ListingQuestion, locale: Locale): Promise<Listing | null> {
  const copy = await deps.memory.copy();
  const book = groupBook(copy.names);
  const { subject, words, strict } = aimOf(question, book);
  const heading = headingOf(subject, book, locale);
  const second = question.brand === null ? null : book.brand(question.brand);
  if (!heading || second === undefined) return null;
  const byWords = words === null ? null : await findByWords(deps, words, { locale, strict });
  const selected = selectPage(copy, { question, heading, brand: second?.code ?? null, byWords });
  if (strict && byWords?.found.ids.length === 0) return null;
  return {
    heading,
    productCodes: selected.ids.map((id) => copy.columns.code[id] ?? ""),
    filters: filterGroups({
      copy,
      book,
      counts: selected.counts,
      total: selected.total,
      chosen: question.chosen,
      below: heading.kind === "CATEGORY" ? heading.code : null,
      locale,
    }),
    sort: question.sort,
    corrected: byWords?.corrected ?? null,
    partial: byWords?.partial ?? false,
    pageInfo: pageInfo(question, selected.ids.length, selected.total),
  };
}

type Aimed = {
  readonly question: ListingQuestion;
  readonly heading: Heading;
  readonly brand: string | null;
  readonly byWords: WordsFound | null;
};

function selectPage(copy: Copy, { question, heading, brand, byWords }: Aimed): Selected {
  const { columns, orders, values } = copy;
  const within: (number | undefined)[] = [];
  if (heading.kind === "CATEGORY") within.push(values.find("category", heading.code ?? ""));
  const brandCode = heading.kind === "BRAND" ? heading.code : brand;
  if (brandCode !== null) within.push(values.find("brand", brandCode));
  const numbers = (group: Group) => question.chosen[group]?.map((code) => values.find(group, code));
  const chosen = Object.fromEntries(
    groups.flatMap((group) => (question.chosen[group] ? [[group, numbers(group)]] : [])),
  );
  const { sort, offset, limit } = question;
  const selection = { found: byWords?.found ?? null, within, chosen, sort, offset, limit };
  return byWords ? select(columns, orders, values, selection) : cachedSelection(copy, selection);
}

/** Selections by the version of the documents; one store for each search memory, whose `values` object never changes. */
const selections = memoizeByObject(
  (_values: Copy["values"]): VersionedStore<Selected> => versionedStore({ name: "search listings", maxEntries: 400 }),
);

/** Listings without search terms are few and asked for often: the selection is cached until a document changes. */
function cachedSelection(copy: Copy, selection: Selection): Selected {
  const { columns, orders, values, reading } = copy;
  const cache = selections(values).at(String(reading));
  const key = JSON.stringify(selection);
  const known = cache.get(key);
  if (known) return known;
  const selected = select(columns, orders, values, selection);
  cache.set(key, selected);
  return selected;
}
