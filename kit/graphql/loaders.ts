import DataLoader from "dataloader";

/** Reads many keys at once; answers in the order of the keys. */
export type Batch<Key, Value> = (keys: readonly Key[]) => Promise<readonly (Value | Error)[]>;

/** The data loaders of one request: reads made in the same tick are gathered into one batch, and each key is read once. */
export type LoaderCache = {
  get<Key, Value>(name: string, batch: Batch<Key, Value>): DataLoader<Key, Value>;
};

export function createLoaders(): LoaderCache {
  const loaders = new Map<string, unknown>();
  return {
    get<Key, Value>(name: string, batch: Batch<Key, Value>): DataLoader<Key, Value> {
      const known = loaders.get(name);
      // The name alone decides which loader it is, so the types of one name must agree between its callers.
      if (known !== undefined) return known as DataLoader<Key, Value>;
      const loader = new DataLoader<Key, Value>(batch);
      loaders.set(name, loader);
      return loader;
    },
  };
}
