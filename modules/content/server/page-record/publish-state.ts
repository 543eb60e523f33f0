import type { Transaction } from "kysely";
import { type Device, devices } from "#kit/core/device.ts";
import { type Locale, locales } from "#kit/core/locale.ts";
import { columnsIn, hasColumns, seoIn } from "../../contract/page/contents-of-state.ts";
import type { PageState } from "../../contract/page/page-state.ts";
import type { PageContents, PageDraft } from "../pages/page-draft.ts";
import { addVersion, holdPage, markPublished, newestVersion } from "../store/page-versions.ts";
import { deletePages, writePages } from "../store/pages.ts";

type ReadyPage = { readonly device: Device; readonly contents: PageContents };

/**
 * A state in the shop's form, for each device with columns; throws when it is incomplete, which callers check before.
 */
export async function readyPages(path: string, state: PageState, author: string): Promise<ReadyPage[]> {
  const { checkPage } = await import("../pages/check-page.ts");
  return devices
    .filter((device) => hasColumns(state, device))
    .map((device) => {
      const contents = Object.fromEntries(
        locales.map((locale) => [
          locale,
          { content: { columns: columnsIn(state, device, locale) }, seo: seoIn(state, locale) },
        ]),
      ) as Record<Locale, PageDraft["contents"][Locale]>;
      const checked = checkPage({ path, device, author, contents } as PageDraft);
      if (!checked.ok) throw new Error(checked.error.sentence);
      return { device, contents: checked.value };
    });
}

/** Publishes these pages of a path as new versions, and invalidates their cached responses on every node. */
export async function publishPages(
  trx: Transaction<unknown>,
  path: string,
  pages: readonly ReadyPage[],
  author: string,
): Promise<void> {
  for (const { device, contents } of pages) {
    const place = { path, device };
    await holdPage(trx, place);
    const newest = await newestVersion(trx, place, contents);
    const version = newest?.same ? newest.version : (newest?.version ?? 0) + 1;
    if (!newest?.same) await addVersion(trx, { ...place, version, author, contents });
    await markPublished(trx, { ...place, version });
    await writePages(trx, place, contents);
  }
  const without = devices.filter((device) => !pages.some((page) => page.device === device));
  await deletePages(trx, path, without);
}
