import type { Kysely } from "kysely";
import { ok, type Result } from "#kit/core/result.ts";
import { addVersion, atomically, holdPage, markPublished, newestVersion } from "../store/page-versions.ts";
import { writePages } from "../store/pages.ts";
import type { BadPage, PageDraft } from "./page-draft.ts";

/** Which version the page is at now, and whether saving it added one. */
export type Saved = { version: number; added: boolean };

/**
 * Checks a page in all its languages, cleans its HTML and keeps it as a new version: published at once, or as a draft that
 * only the preview shows. Saving the newest version again adds nothing; publishing it when it was a draft publishes it.
 */
export async function savePage(
  db: Kysely<unknown>,
  draft: PageDraft & { publish: boolean },
): Promise<Result<Saved, BadPage>> {
  // What parses HTML is loaded by whoever writes, not by every process that reads.
  const { checkPage } = await import("./check-page.ts");
  const checked = checkPage(draft);
  if (!checked.ok) return checked;
  const { path, device, author, publish } = draft;
  const page = { path, device };
  return atomically(db, async (trx) => {
    await holdPage(trx, page);
    const newest = await newestVersion(trx, page, checked.value);
    const same = newest?.same === true;
    const version = same ? newest.version : (newest?.version ?? 0) + 1;
    if (!same) await addVersion(trx, { ...page, version, author, contents: checked.value });
    if (publish) {
      await markPublished(trx, { ...page, version });
      await writePages(trx, page, checked.value);
    }
    return ok({ version, added: !same });
  });
}

/** Keeps a page as a draft: staff see it in the preview, shoppers see what was published before. */
export const saveDraft = (db: Kysely<unknown>, draft: PageDraft): Promise<Result<Saved, BadPage>> =>
  savePage(db, { ...draft, publish: false });
