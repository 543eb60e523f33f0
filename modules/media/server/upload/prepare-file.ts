import { createHash, hash } from "node:crypto";
import { createReadStream, openAsBlob } from "node:fs";
import { readFile } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { cleanMp4 } from "#kit/images/clean-mp4.ts";
import type { CleanPicture, PictureFormat } from "#kit/images/clean-picture.ts";
import { sniffFormat } from "#kit/images/sniff-format.ts";
import { sniffVideo } from "#kit/images/sniff-video.ts";
import { largestPicture } from "../../contract/constants.ts";
import type { MediaKind } from "../media-item.ts";
import type { ReceivedFile } from "./receive-file.ts";

/** The reason a file is refused. */
export type FileRefused = {
  readonly code: "NOT_A_PICTURE" | "BROKEN" | "TOO_MANY_PIXELS" | "TOO_LARGE" | "BUSY";
};

/** A checked file without metadata, ready to be stored. */
export type PreparedFile = {
  readonly kind: MediaKind;
  readonly type: string;
  readonly ending: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly content: Blob;
  /** SHA-256. */
  readonly digest: Buffer;
};

const pictureTypes: Readonly<Record<PictureFormat, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
};

/** Detects a file's type by its content, validates it and removes personal metadata. */
export async function prepareFile(
  cleanPicture: CleanPicture,
  { path, bytes, head }: ReceivedFile,
): Promise<Result<PreparedFile, FileRefused>> {
  const video = sniffVideo(head);
  if (video) return prepareVideo(path, video);
  if (sniffFormat(head) === null) return fail({ code: "NOT_A_PICTURE" });
  if (bytes > largestPicture) return fail({ code: "TOO_LARGE" });
  const cleaned = await cleanPicture(await readFile(path));
  if (!cleaned.ok) return cleaned;
  const { content, format, width, height } = cleaned.value;
  return ok({
    kind: "picture",
    type: pictureTypes[format],
    ending: format,
    width,
    height,
    content: new Blob([new Uint8Array(content)]),
    digest: hash("sha256", content, "buffer"),
  });
}

async function prepareVideo(path: string, ending: "mp4" | "webm"): Promise<Result<PreparedFile, FileRefused>> {
  const size = ending === "mp4" ? await cleanMp4(path) : null;
  if (ending === "mp4" && size === null) return fail({ code: "BROKEN" });
  const digest = createHash("sha256");
  await pipeline(createReadStream(path), digest);
  const type = `video/${ending}`;
  const content = await openAsBlob(path, { type });
  const { width = null, height = null } = size ?? {};
  return ok({ kind: "video", type, ending, width, height, content, digest: digest.digest() });
}
