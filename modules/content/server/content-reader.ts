import { coalesceReads } from "#kit/cache/batch.ts";
import { boundedStore } from "#kit/cache/bounded-store.ts";
import type { CacheValidator } from "#kit/cache/validators.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { memoizedFragment, readFragments } from "#kit/postgres/query-fragment.ts";
import { contentVersionFragment, readContentVersion } from "./store/content-version.ts";
import { type PageKey, pagesFor, type StoredPage } from "./store/pages.ts";
import { type Shell, shellPart } from "./store/site.ts";

const shellKey = "shell";

/** Content with the validator of its version. */
type FoundContent<Found> = { readonly found: Found; readonly validator: CacheValidator };

/** Reads pages and the shell. Reads of one request in the same tick, such as a page and its shell, are one statement. */
export type ContentReader = {
  page(context: RequestContext, key: PageKey): Promise<FoundContent<StoredPage | null>>;
  /** Returns the same object while its content is unchanged. */
  shell(context: RequestContext): Promise<FoundContent<Shell>>;
};

export function contentReader(database: Database): ContentReader {
  // Navigation and site info change a few times a month.
  const shell = memoizedFragment(shellPart, boundedStore<Shell>({ name: "content shell", maxSize: 4 }));

  const recheck = coalesceReads(async () => (await readContentVersion(database.kysely, {}))[0]?.stamp ?? "");

  async function readOnce(keys: readonly string[]): Promise<FoundContent<StoredPage | Shell | null>[]> {
    const pageKeys = keys.flatMap((key) => (key === shellKey ? [] : [JSON.parse(key) as PageKey]));
    const parts = {
      version: contentVersionFragment,
      ...(keys.includes(shellKey) ? { shell } : {}),
      ...(pageKeys.length > 0 ? { pages: pagesFor(pageKeys) } : {}),
    };
    const found = await readFragments(database.kysely, parts);
    const pages = [...(found.pages ?? [])];
    const validator = { fingerprint: found.version, recheck };
    return keys.map((key) => ({
      found: key === shellKey ? (found.shell ?? null) : (pages.shift() ?? null),
      validator,
    }));
  }

  /** After a failure each key is read separately: a page without its header is better than an error. */
  const readAll = (keys: readonly string[]) =>
    readOnce(keys).catch((problem: Error) =>
      keys.length === 1
        ? [problem]
        : Promise.all(
            keys.map((key) =>
              readOnce([key]).then(
                ([alone]) => alone ?? new Error("the content query returned no result for a key"),
                (failure: Error) => failure,
              ),
            ),
          ),
    );

  const loader = ({ loaders }: RequestContext) =>
    loaders.get<string, FoundContent<StoredPage | Shell | null>>("content", readAll);
  return {
    page: (context, { path, device, locale }) =>
      loader(context).load(JSON.stringify({ path, device, locale })) as Promise<FoundContent<StoredPage | null>>,
    shell: (context) => loader(context).load(shellKey) as Promise<FoundContent<Shell>>,
  };
}
