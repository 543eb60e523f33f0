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
/** A later version is published already: going back is `restoreVersion`. */
type Outdated = { code: "OUTDATED"; published: number };

/** Publishes a draft. */
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

/** Publishes an old version again, as a new one: the versions in between stay in the history. */
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
    // The newest version has this content already: it is only published.
    const next = newest?.same ? newest.version : (newest?.version ?? 0) + 1;
    if (!newest?.same) await addVersion(trx, { ...page, version: next, author, contents });
    await markPublished(trx, { ...page, version: next });
    await writePages(trx, page, contents);
    return ok({ version: next });
  });
}
