import { hash } from "node:crypto";
import { readFileSync, realpathSync, statSync } from "node:fs";
import { readFile, realpath } from "node:fs/promises";
import { join, sep } from "node:path";
import { fail, ok, type Result } from "#kit/core/result.ts";
import {
  type ImageFormat,
  type ImageWidth,
  imageName,
  imageSrcset,
  imageUrl,
  sourceEndings,
  versionedPath,
} from "./image-url.ts";

/** `read` returns null when the file has changed since: content must never be stored under another version. */
type Picture = { readonly version: string; read(): Promise<Buffer | null> };

/** Pictures that are not files of a folder, such as those staff have uploaded. Their names begin with the prefix. */
export type PictureSource = {
  readonly prefix: string;
  /** `askedVersion` is the one in the request's address, if any: a source that knows another one should look again. */
  find(name: string, askedVersion: string | null): Promise<Picture | null>;
  version(name: string): string | null;
};

/** The source pictures below some folders and of further sources, each with its name and a version made from its content. */
export type PictureLibrary = {
  find(name: string, askedVersion?: string | null): Promise<Result<Picture, { code: "NOT_FOUND" }>>;
  /** The version of a picture's content, or null when the picture is not (yet) known. */
  version(name: string): string | null;
  /** The address of a picture with its version, or without one when the picture is not (yet) known. */
  url(name: string, width: ImageWidth, format: ImageFormat): string;
  srcset(name: string, widths: readonly ImageWidth[], format: ImageFormat): string;
};

type Located = { file: string; size: number; changed: number };
type Known = Located & { version: string };

const versionOf = (content: Buffer) => hash("sha256", content, "base64url").slice(0, 12);

/** A missing or unreadable file, or a name no file can have, counts as absent. */
function orNull<T>(read: () => T | null): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Reads a picture at its first request: addresses carry their version from the first page on, and the start neither reads nor lists thousands of files. */
export async function openPictureLibrary(options: {
  roots: readonly string[];
  maxBytes: number;
  sources?: readonly PictureSource[];
}): Promise<PictureLibrary> {
  const roots = await Promise.all(options.roots.map((root) => realpath(root)));
  const sourceOf = (name: string) => options.sources?.find(({ prefix }) => name.startsWith(prefix));
  const known = new Map<string, Known>();

  /** Synchronous: it takes a fortieth of a millisecond, and asynchronous calls ten times that. */
  function locate(name: string): Located | null {
    for (const [root, ending] of roots.flatMap((one) => sourceEndings.map((each) => [one, each] as const))) {
      const path = join(root, `${name}.${ending}`);
      const facts = statSync(path, { throwIfNoEntry: false });
      if (!facts?.isFile() || facts.size > options.maxBytes) continue;
      // The real path: neither a name nor a link may lead out of the folder.
      const file = realpathSync.native(path);
      if (file.startsWith(root + sep)) return { file, size: facts.size, changed: facts.mtimeMs };
    }
    return null;
  }

  async function find(name: string, askedVersion: string | null = null) {
    const source = sourceOf(name);
    if (!source) return findFile(name);
    const picture = await source.find(name, askedVersion);
    return picture ? ok(picture) : fail({ code: "NOT_FOUND" });
  }

  async function findFile(name: string): Promise<Result<Picture, { code: "NOT_FOUND" }>> {
    const found = orNull(() => locate(name));
    if (found === null) {
      known.delete(name);
      return fail({ code: "NOT_FOUND" });
    }
    const before = known.get(name);
    const unchanged = before?.file === found.file && before.size === found.size && before.changed === found.changed;
    const version = unchanged ? before.version : versionOf(await readFile(found.file));
    if (!unchanged) known.set(name, { ...found, version });
    const read = async () => {
      const content = await readFile(found.file).catch(() => null);
      return content !== null && versionOf(content) === version ? content : null;
    };
    return ok({ version, read });
  }

  const requests = new Set<string>();
  /** A tenth of a millisecond, once per picture. */
  function readNow(name: string): void {
    if (known.has(name) || requests.has(name)) return;
    requests.add(name);
    const read = orNull(() => {
      const found = locate(name);
      return found && { ...found, version: versionOf(readFileSync(found.file)) };
    });
    if (read) known.set(name, read);
  }

  const version = (path: string) => {
    const name = imageName(path);
    const source = sourceOf(name);
    if (source) return source.version(name);
    readNow(name);
    return known.get(name)?.version;
  };
  return {
    find,
    version: (name) => version(name) ?? null,
    url: (name, width, format) => imageUrl(versionedPath(name, version(name)), width, format),
    srcset: (name, widths, format) => imageSrcset(versionedPath(name, version(name)), widths, format),
  };
}
