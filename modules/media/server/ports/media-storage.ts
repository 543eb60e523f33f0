import type { Readable } from "node:stream";
import type { Result } from "#kit/core/result.ts";

/** The storage does not answer, or refuses us. */
type StorageUnavailable = { readonly code: "UNAVAILABLE" };
type NotStored = { readonly code: "NOT_FOUND" };

/** Both ends included, as in HTTP. */
type ByteRange = { readonly from: number; readonly to: number };

/** A file to be stored. */
type NewFile = {
  /** Letters, digits, dots, hyphens and underscores, in segments between slashes. Each key is written once. */
  readonly key: string;
  readonly content: Blob;
  readonly type: string;
  /** SHA-256 in hexadecimal. */
  readonly sha256: string;
};

/** Where uploaded pictures and videos lie: a folder, or a service. Every process of the shop sees the same files. */
export type MediaStorage = {
  /** Afterwards the whole file is there, or nothing. */
  put(file: NewFile): Promise<Result<void, StorageUnavailable>>;
  read(input: {
    readonly key: string;
    readonly range?: ByteRange | undefined;
  }): Promise<Result<Readable, NotStored | StorageUnavailable>>;
  /** A file that is not there counts as removed. */
  remove(input: { readonly key: string }): Promise<Result<void, StorageUnavailable>>;
};

/** Whether a storage may be given this key: none leads out of its folder or into another request. */
export const isStorageKey = (key: string): boolean =>
  key.length <= 200 && /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/.test(key);
