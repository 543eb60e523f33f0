import { hash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { readFile, realpath, stat } from "node:fs/promises";
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

/** `read` answers null when the file has changed since: content of one version must never be filed under another. */
export type Picture = { readonly version: string; read(): Promise<Buffer | null> };

/** The source pictures below one folder, each known by its name and by a version made from its content. */
export type PictureLibrary = {
  find(name: string): Promise<Result<Picture, { code: "NOT_FOUND" }>>;
  /** The version of a picture's content, or null when the picture is not (yet) known. */
  version(name: string): string | null;
  /** The address of a picture with its version, or without one when the picture is not (yet) known. */
  url(name: string, width: ImageWidth, format: ImageFormat): string;
  srcset(name: string, widths: readonly ImageWidth[], format: ImageFormat): string;
};

type Known = { file: string; size: number; changed: number; version: string };

const versionOf = (content: Buffer) => hash("sha256", content, "base64url").slice(0, 12);

/** Pictures by their path below the root, and whether the file itself lies there. */
function filesBelow(root: string, folder = "", files = new Map<string, "file" | "link">()) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}${entry.name}`;
    if (entry.isDirectory()) filesBelow(root, `${path}/`, files);
    else if (imageName(path) !== path) files.set(path, entry.isFile() ? "file" : "link");
  }
  return files;
}

/**
 * Knows what lies below `root` from the start, and reads a picture when its version is first asked for: addresses carry
 * their version from the first page on, and a start does not wait for thousands of files.
 */
export async function openPictureLibrary(options: { root: string; maxBytes: number }): Promise<PictureLibrary> {
  const root = await realpath(options.root);
  const known = new Map<string, Known>();

  async function locate(name: string): Promise<{ file: string; size: number; changed: number } | null> {
    for (const ending of sourceEndings) {
      // The real path, because a link inside the folder must not lead out of it.
      const file = await realpath(join(root, `${name}.${ending}`)).catch(() => null);
      if (file === null || !file.startsWith(root + sep)) continue;
      const facts = await stat(file);
      if (facts.isFile() && facts.size <= options.maxBytes) return { file, size: facts.size, changed: facts.mtimeMs };
    }
    return null;
  }

  async function find(name: string): Promise<Result<Picture, { code: "NOT_FOUND" }>> {
    const found = await locate(name);
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

  /** Files nobody has asked for yet. */
  const unread = new Map<string, string>();
  const files = filesBelow(root);
  for (const name of new Set([...files.keys()].map(imageName))) {
    const ending = sourceEndings.find((one) => files.has(`${name}.${one}`));
    // A link may lead anywhere: it is looked at with more care.
    if (ending === undefined || files.get(`${name}.${ending}`) === "link") await find(name);
    else unread.set(name, join(root, `${name}.${ending}`));
  }

  /** A tenth of a millisecond, once for each picture; turns of the event loop would take ten times as long. */
  function readNow(name: string): void {
    const file = unread.get(name);
    if (file === undefined || !unread.delete(name) || known.has(name)) return;
    try {
      const { size, mtimeMs } = statSync(file);
      if (size > options.maxBytes) return;
      known.set(name, { file, size, changed: mtimeMs, version: versionOf(readFileSync(file)) });
    } catch {
      // Gone since, or not ours to read: it has no version, and the page that shows it goes on.
    }
  }

  const version = (path: string) => {
    const name = imageName(path);
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
