import { type BoundedStore, boundedStore } from "#kit/cache/bounded-store.ts";

/** The HTML of a page fragment, and the modules whose texts are in it. */
type Fragment = { readonly html: string; readonly modules: readonly string[] };

/** Rendered fragments by the data they were rendered from. They need no invalidation: other data has another key. */
export type FragmentStore = BoundedStore<Fragment>;

/** Bounded in characters, keys included. */
export const fragmentStore = (maxCharacters: number): FragmentStore =>
  boundedStore({
    name: "page fragments",
    maxSize: maxCharacters,
    sizeOf: ({ html }, key) => key.length + html.length,
  });
