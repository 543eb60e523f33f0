import type { Kysely, Transaction } from "kysely";
import { isEqualJson, type RecordState } from "#kit/core/fields/field-changes.ts";
import type { FieldProblem, RecordType, RecordWrite } from "#kit/postgres/records/record-type.ts";
import type { NavigationDraft } from "../../contract/navigation.ts";
import { normalisePage } from "../../contract/page/normalise-page.ts";
import { siteFormProblems } from "../../contract/site/site-form.ts";
import type { PublishedAnnouncement } from "../../contract/site/site-of-state.ts";
import { asSitePart, isNavigation, type SitePart } from "../../contract/site/site-parts.ts";
import { stateOfAnnouncement, stateOfInfo, stateOfNavigation } from "../../contract/site/state-of-site.ts";
import type { SiteInfo } from "../../contract/site-info.ts";
import { readStoredParts, writeParts } from "../store/site-drafts.ts";
import { siteProblemTexts } from "./site-problem-texts.ts";

/** What stands around every page as records, one for each part. A draft may lack anything. */
export const siteRecord: RecordType = {
  name: "site",
  problemTexts: siteProblemTexts,
  items: ["entries"],
  // The part is stored in the state, so that a part whose fields are all emptied is not taken for a deleted record.
  guarded: ["live", "part"],
  normalise: normalisePage,
  read: readSiteStates,
  check: checkParts,
  write: writeParts,
};

/** The same for publishing, which changes nothing but `live` and checks by itself. */
export const publishedSiteRecord: RecordType = { ...siteRecord, check: async () => [] };

/** The drafts of these parts; a part that was never edited here is read from what is published. */
export async function readSiteStates(
  trx: Transaction<unknown> | Kysely<unknown>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RecordState>> {
  const stored = await readStoredParts(
    trx,
    ids.flatMap((id) => asSitePart(id) ?? []),
  );
  return new Map(
    stored.map(({ part, state, published }) => [
      part,
      state ?? normalisePage({ ...stateOfPublished(part, published), part } as RecordState),
    ]),
  );
}

function stateOfPublished(part: SitePart, published: unknown): object {
  if (published === null) return {};
  if (isNavigation(part)) return stateOfNavigation(published as NavigationDraft[]);
  return part === "contact"
    ? stateOfInfo(published as SiteInfo)
    : stateOfAnnouncement(published as PublishedAnnouncement);
}

async function checkParts(
  _trx: Transaction<unknown>,
  writes: readonly RecordWrite<RecordState>[],
): Promise<readonly FieldProblem[]> {
  return writes.flatMap(({ id, before, after }): FieldProblem[] => {
    const part = asSitePart(id);
    // There are these parts, no more and no fewer.
    if (part === null || after === null) return [{ id, path: "", problem: "unknown" }];
    const isUntouched = isEqualJson(before?.live ?? {}, after.live ?? {}) && after.part === part;
    return [
      ...(isUntouched ? [] : [{ id, path: "live", problem: "byPublishing" }]),
      ...siteFormProblems(part, after).map((problem) => ({ id, ...problem })),
    ];
  });
}
