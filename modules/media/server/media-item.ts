import type { Locale } from "#kit/core/locale.ts";

export type MediaKind = "picture" | "video";

/** A file as stored. */
export type StoredFile = {
  readonly key: string;
  readonly kind: MediaKind;
  readonly type: string;
  /** Null for formats without dimensions. */
  readonly width: number | null;
  readonly height: number | null;
  readonly bytes: number;
  /** SHA-256, base64url: of the stored content, and of the uploaded file. */
  readonly hash: string;
  readonly sentHash: string;
};

/** A picture or video of the library, with its current file. */
export type MediaItem = {
  readonly id: string;
  /** Does not change when the file is replaced; uses of the item refer to this path. */
  readonly path: string;
  readonly name: string;
  readonly alt: Readonly<Partial<Record<Locale, string>>>;
  readonly focus: { readonly x: number; readonly y: number } | null;
  readonly tags: readonly string[];
  readonly uploadedBy: string;
  readonly uploadedAt: Date;
  /** The version of the record; 0 before its first save. */
  readonly version: number;
  readonly file: StoredFile;
};

/** The version of a file's content, as used in picture URLs. */
export const fileVersion = (hash: string): string => hash.slice(0, 12);

const foldedLetters = /[\u0300-\u036f]/g;

/** The readable part of a path: `Kastil Merah (2).JPG` becomes `kastil-merah-2`. */
export function slugOf(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(foldedLetters, "")
    .replace(/\.[A-Za-z0-9]{1,5}$/, "")
    .toLowerCase();
  const slug = plain
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
  return slug.replace(/-+$/, "") || "file";
}

/** The display name of a file: the last segment of its path, without control characters. */
export function nameOf(sent: string, longest: number): string {
  const last = sent.split(/[\\/]/).at(-1) ?? "";
  const clean = last.replace(/\p{C}/gu, "").trim().slice(0, longest).trim();
  return clean === "" ? "file" : clean;
}
