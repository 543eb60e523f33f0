import type { Transaction } from "kysely";
import { isEqualJson, type RecordState } from "#kit/core/fields/field-changes.ts";
import type { FieldProblem, RecordType, RecordWrite } from "#kit/postgres/records/record-type.ts";
import { normalisePage } from "../../contract/page/normalise-page.ts";
import { pageFormProblems } from "../../contract/page/page-form.ts";
import type { PageState } from "../../contract/page/page-state.ts";
import { stateOfContents } from "../../contract/page/state-of-contents.ts";
import { readStoredDrafts, writeDraftStates } from "../store/page-drafts.ts";
import { pageProblemTexts } from "./page-problem-texts.ts";

const pagePath = /^\/(?!\/)(?:[\w.-]+\/)*[\w.-]+$/;

/** Landing pages as records: the path is the id, the state is `PageState`. Only the name is required in a draft. */
export const pageRecord: RecordType = {
  name: "page",
  problemTexts: pageProblemTexts,
  items: ["pc", "h5"],
  guarded: ["live"],
  normalise: normalisePage,
  read: readPageStates,
  check: checkPages,
  write: writeDraftStates,
};

/** The same for publishing, which changes only `live` and validates separately. */
export const publishedPageRecord: RecordType = { ...pageRecord, check: async () => [] };

/**
 * The working copies of those pages that exist. A published page that was never edited in the back office is read from
 * its newest version.
 */
export async function readPageStates(
  trx: Transaction<unknown>,
  paths: readonly string[],
): Promise<ReadonlyMap<string, RecordState>> {
  const stored = await readStoredDrafts(trx, paths);
  return new Map(
    stored.map(({ path, state, contents, publishedAt }) => {
      const derived = {
        ...stateOfContents(path, contents ?? {}),
        ...(publishedAt === null ? {} : { live: { publishedAt } }),
      };
      return [path, state ?? normalisePage(derived as RecordState)];
    }),
  );
}

async function checkPages(
  _trx: Transaction<unknown>,
  writes: readonly RecordWrite<RecordState>[],
): Promise<readonly FieldProblem[]> {
  const problems = writes.flatMap(({ id, before, after }): FieldProblem[] => {
    if (after === null)
      return Object.keys(before?.live ?? {}).length > 0 ? [{ id, path: "", problem: "published" }] : [];
    const isNewPath = before === null && (!pagePath.test(id) || id.startsWith("/admin"));
    return [
      ...(isNewPath ? [{ id, path: "", problem: "path" }] : []),
      ...(after.name === undefined ? [{ id, path: "name", problem: "missing" }] : []),
      ...(isEqualJson(before?.live ?? {}, after.live ?? {}) ? [] : [{ id, path: "live", problem: "byPublishing" }]),
      ...pageFormProblems(after).map((problem) => ({ id, ...problem })),
    ];
  });
  return problems.length > 0 ? problems : htmlProblems(writes);
}

/** Active HTML is refused in a draft too, because the preview renders it. */
async function htmlProblems(writes: readonly RecordWrite<RecordState>[]): Promise<FieldProblem[]> {
  const texts = writes.flatMap(({ id, after }) =>
    htmlTexts(after as PageState | null).map((text) => ({ id, ...text })),
  );
  if (texts.length === 0) return [];
  // The HTML parser is loaded on demand: most processes only read pages.
  const { cleanHtml } = await import("../html/clean-html.ts");
  return texts.flatMap(({ id, path, html }) => {
    const { danger } = cleanHtml(html);
    return danger === null ? [] : [{ id, path, problem: "danger", detail: danger }];
  });
}

const htmlTexts = (state: PageState | null) =>
  (["pc", "h5"] as const).flatMap((device) =>
    Object.entries(state?.[device] ?? {}).flatMap(([column, { html }]) =>
      Object.entries((html ?? {}) as Readonly<Record<string, string>>).map(([locale, text]) => ({
        path: `${device}/${column}/html/${locale}`,
        html: text,
      })),
    ),
  );
