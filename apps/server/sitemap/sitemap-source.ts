/** An address for search engines. */
export type SitemapEntry = {
  /** The encoded path. */
  readonly path: string;
  readonly changed?: Date;
  /** Paths of the pictures on it. */
  readonly images?: readonly string[];
};

/** One section of addresses, in a fixed order, read in batches. */
export type SitemapSource = {
  readonly name: string;
  /** Cache tags: a change to any of these makes it stale. */
  readonly tags: readonly string[];
  count(): Promise<number>;
  /** The addresses from this index on, counted from 0. */
  read(place: number, limit: number): AsyncIterable<SitemapEntry>;
};
