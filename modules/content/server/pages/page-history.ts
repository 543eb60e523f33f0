import type { Kysely } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import {
  addVersion,
  atomically,
  holdPage,
  lastPublished,
  markPublished,
  newestVersion,
  type PagePlace,
  readVersion,
} from "../store/page-versions.ts";
import { writePages } from "../store/pages.ts";

type NoSuchVersion = { code: "NO_SUCH_VERSION" };
/** A later version is what shoppers see: going back behind it is `restoreVersion`. */
type Outdated = { code: "OUTDATED"; published: number };

/** Shows a draft to everybody. */
export function publishVersion(
  db: Kysely<unknown>,
  page: PagePlace,
  version: number,
): Promise<Result<null, NoSuchVersion | Outdated>> {
  return atomically(db, async (trx) => {
    await holdPage(trx, page);
    const contents = await readVersion(trx, page, version);
    if (!contents) return fail({ code: "NO_SUCH_VERSION" });
    const published = await lastPublished(trx, page);
    if (published > version) return fail({ code: "OUTDATED", published });
    await markPublished(trx, { ...page, version });
    await writePages(trx, page, contents);
    return ok(null);
  });
}

/** Shows an old version to everybody again, as a new one: what was in between stays in the history. */
export function restoreVersion(
  db: Kysely<unknown>,
  page: PagePlace,
  version: number,
  author: string,
): Promise<Result<{ version: number }, NoSuchVersion>> {
  return atomically(db, async (trx) => {
    await holdPage(trx, page);
    const contents = await readVersion(trx, page, version);
    if (!contents) return fail({ code: "NO_SUCH_VERSION" });
    const newest = await newestVersion(trx, page, contents);
    // The newest is what is wanted already: it only needs to be shown.
    const next = newest?.same ? newest.version : (newest?.version ?? 0) + 1;
    if (!newest?.same) await addVersion(trx, { ...page, version: next, author, contents });
    await markPublished(trx, { ...page, version: next });
    await writePages(trx, page, contents);
    return ok({ version: next });
  });
}
