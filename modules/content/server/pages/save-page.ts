import type { Kysely } from "kysely";
import { ok, type Result } from "#kit/core/result.ts";
import { addVersion, atomically, holdPage, markPublished, newestVersion } from "../store/page-versions.ts";
import { writePages } from "../store/pages.ts";
import type { BadPage, PageDraft } from "./page-draft.ts";

/** The newest version, and whether saving added it. */
export type Saved = { version: number; added: boolean };

/**
 * Validates a page in all its languages, sanitizes its HTML and saves it as a new version: published, or as a draft for the
 * preview. Saving the newest version again adds nothing; publishing the newest draft publishes it.
 */
export async function savePage(
  db: Kysely<unknown>,
  draft: PageDraft & { publish: boolean },
): Promise<Result<Saved, BadPage>> {
  // The HTML parser is loaded on demand: most processes only read pages.
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
