import type { Clock } from "#kit/core/clock.ts";
import { fetchPublic, type PublicFetchOptions } from "#kit/http/fetch-public.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { WorkRun } from "#modules/background-work/server/index.ts";
import type { FilePicture } from "../formats/file-content.ts";
import type { PictureStore } from "../import-deps.ts";
import { knownPictures, rememberPicture } from "../store/fetched-pictures.ts";

export type PictureFetching = {
  readonly database: Database;
  readonly clock: Clock;
  readonly store: PictureStore;
  /** Which addresses may be connected to; only the public internet unless a test overrides it. */
  readonly isAllowed?: PublicFetchOptions["isAllowed"];
};

export type FetchedPictures = {
  /** The library path of each URL. */
  readonly paths: ReadonlyMap<string, string>;
  readonly failed: readonly { readonly url: string; readonly code: string }[];
};

const atOnce = 4;
const mostBytes = 30 * 1024 * 1024;
const timeoutMs = 20_000;

/** The file name in a URL; undecoded if its percent encoding is broken. */
function nameIn(url: string): string {
  const last = new URL(url).pathname.split("/").at(-1) || "picture";
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** Fetches pictures into the media library, a few at a time. Failed ones are left out and reported. */
export async function fetchPictures(
  fetching: PictureFetching,
  run: Pick<WorkRun, "owner" | "progress" | "signal">,
  pictures: readonly FilePicture[],
): Promise<FetchedPictures> {
  const urls = [...new Set(pictures.map(({ url }) => url))];
  const paths = await knownPictures(fetching.database.kysely, urls);
  const waiting = urls.filter((url) => !paths.has(url));
  const failed: { url: string; code: string }[] = [];
  let done = 0;
  const worker = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const code = await fetchOne(fetching, run, url, paths);
      if (code !== null) failed.push({ url, code });
      done += 1;
      await run.progress(done, urls.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { paths, failed };
}

async function fetchOne(
  { database, clock, store, isAllowed }: PictureFetching,
  { owner }: Pick<WorkRun, "owner">,
  url: string,
  paths: Map<string, string>,
): Promise<string | null> {
  const fetched = await fetchPublic(url, {
    mostBytes,
    timeoutMs,
    accept: "image/*",
    ...(isAllowed ? { isAllowed } : {}),
  });
  if (!fetched.ok) return fetched.error.code;
  const stored = await store.add({ bytes: fetched.value.bytes, name: nameIn(fetched.value.url) }, owner);
  if (!stored.ok) return stored.error.code;
  await rememberPicture(database.kysely, url, stored.value.path, clock.now());
  paths.set(url, stored.value.path);
  return null;
}
