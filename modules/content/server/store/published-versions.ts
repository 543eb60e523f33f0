import { type Kysely, sql } from "kysely";
import type { Device } from "#kit/core/device.ts";
import type { PageContents } from "../pages/page-draft.ts";

export type PublishedVersion = {
  readonly path: string;
  readonly device: Device;
  readonly version: number;
  readonly author: string;
  /** Shoppers read it from this moment until the next version of the device was published. */
  readonly publishedAt: Date;
};

/** Every version of these pages that was ever in the shop, newest first. */
export async function publishedVersions(
  db: Kysely<unknown>,
  paths: readonly string[],
): Promise<readonly PublishedVersion[]> {
  const { rows } = await sql<PublishedVersion>`
    select path, device, version, author, published_at as "publishedAt" from content.page_version
    where path = any(${paths}::text[]) and published_at is not null
    order by published_at desc, device, version desc`.execute(db);
  return rows;
}

/** What a version that was in the shop says in each language; null when there is none. */
export async function publishedContents(
  db: Kysely<unknown>,
  { path, device, version }: Pick<PublishedVersion, "path" | "device" | "version">,
): Promise<PageContents | null> {
  const { rows } = await sql<{ contents: PageContents }>`
    select contents from content.page_version
    where path = ${path} and device = ${device} and version = ${version} and published_at is not null`.execute(db);
  return rows[0]?.contents ?? null;
}
