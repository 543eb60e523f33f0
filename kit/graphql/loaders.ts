import DataLoader from "dataloader";

/** Reads many keys at once; returns values in the order of the keys. */
type Batch<Key, Value> = (keys: readonly Key[]) => Promise<readonly (Value | Error)[]>;

/** The data loaders of one request: reads made in the same tick are gathered into one batch, and each key is read once. */
export type LoaderCache = {
  get<Key, Value>(name: string, batch: Batch<Key, Value>): DataLoader<Key, Value>;
};

export function createLoaders(): LoaderCache {
  const loaders = new Map<string, unknown>();
  return {
    get<Key, Value>(name: string, batch: Batch<Key, Value>): DataLoader<Key, Value> {
      const known = loaders.get(name);
      // Loaders are identified by name, so all callers of one name must use the same types.
      if (known !== undefined) return known as DataLoader<Key, Value>;
      const loader = new DataLoader<Key, Value>(batch);
      loaders.set(name, loader);
      return loader;
    },
  };
}
