import type { Readable } from "node:stream";
import type { Result } from "#kit/core/result.ts";

/** The storage does not respond, or denies access. */
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
  /** SHA-256, hexadecimal. */
  readonly sha256: string;
};

/** Storage of uploaded pictures and videos: a folder, or a service. Every process of the shop sees the same files. */
export type MediaStorage = {
  /** Atomic: afterwards the whole file exists, or nothing. */
  put(file: NewFile): Promise<Result<void, StorageUnavailable>>;
  read(input: {
    readonly key: string;
    readonly range?: ByteRange | undefined;
  }): Promise<Result<Readable, NotStored | StorageUnavailable>>;
  /** A missing file counts as removed. */
  remove(input: { readonly key: string }): Promise<Result<void, StorageUnavailable>>;
};

/** Whether a key is safe for a storage: it cannot leave the folder or alter a request. */
export const isStorageKey = (key: string): boolean =>
  key.length <= 200 && /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/.test(key);
