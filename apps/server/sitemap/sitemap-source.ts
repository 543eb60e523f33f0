/** An address for search engines. */
export type SitemapEntry = {
  /** Below the shop's address, encoded. */
  readonly path: string;
  readonly changed?: Date;
  /** Pictures shown there, as paths of the shop. */
  readonly images?: readonly string[];
};

/** One kind of addresses. They have a fixed order, and however many there are, they are read a few at a time. */
export type SitemapSource = {
  readonly name: string;
  /** What the list shows: a change to any of these makes it new. */
  readonly tags: readonly string[];
  count(): Promise<number>;
  /** The addresses from this place on, counted from 0. */
  read(place: number, limit: number): AsyncIterable<SitemapEntry>;
};
