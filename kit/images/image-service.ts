import { createHash } from "node:crypto";
import { singleFlight } from "#kit/cache/batch.ts";
import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { createSemaphore } from "#kit/core/semaphore.ts";
import { type ConvertImage, encoderRevision, imageConverter } from "./convert-image.ts";
import { openImageCache } from "./image-cache.ts";
import type { ImageRequest } from "./parse-image-path.ts";
import { openPictureLibrary, type PictureLibrary, type PictureSource } from "./picture-library.ts";
import { sniffFormat } from "./sniff-format.ts";

export type ImageFailure = { readonly code: "NOT_FOUND" | "UNREADABLE" | "BUSY" };
type Bytes = Result<Buffer, ImageFailure>;

/** A picture that exists, before any conversion: the tag alone suffices to answer 304. */
type FoundImage = { readonly tag: string; readonly version: string; bytes(): Promise<Bytes> };

export type ImageService = {
  readonly library: PictureLibrary;
  /** `askedVersion` is the version in the request's address. */
  find(request: ImageRequest, askedVersion?: string | null): Promise<Result<FoundImage, ImageFailure>>;
};

export type ImageServiceOptions = {
  /** The folders with the source pictures; the first that has a name wins. */
  readonly roots: readonly string[];
  /** Pictures that are not files of a folder. */
  readonly sources?: readonly PictureSource[];
  /** The folder of converted pictures; safe to delete while the server is down. */
  readonly cacheFolder: string;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly maxCacheBytes?: number;
  readonly maxSourceBytes?: number;
  readonly maxPixels?: number;
  readonly parallel?: number;
  readonly waiting?: number;
  /** Replaces sharp; tests count the conversions with it. */
  readonly convert?: ConvertImage;
};

const megabyte = 1024 * 1024;

export async function openImageService(options: ImageServiceOptions): Promise<ImageService> {
  const convert = options.convert ?? imageConverter({ maxPixels: options.maxPixels ?? 40_000_000 });
  const { roots, sources = [], maxSourceBytes = 20 * megabyte } = options;
  const library = await openPictureLibrary({ roots, sources, maxBytes: maxSourceBytes });
  const { clock, ids } = options;
  const maxBytes = options.maxCacheBytes ?? 512 * megabyte;
  const cache = await openImageCache({ folder: options.cacheFolder, maxBytes, clock, ids });
  // Two of the four threads Node shares among files, DNS and pictures.
  const gate = createSemaphore(options.parallel ?? 2, options.waiting ?? 200);
  const once = singleFlight<Bytes>();

  async function make(key: string, request: ImageRequest, read: () => Promise<Buffer | null>): Promise<Bytes> {
    const cached = await cache.read(key);
    if (cached) return ok(cached);
    const turn = await gate.tryRun(async (): Promise<Bytes> => {
      const source = await read();
      // Replaced a moment ago: the next request finds the new version.
      if (source === null) return fail({ code: "BUSY" });
      if (sniffFormat(source) === null) return fail({ code: "UNREADABLE" });
      const made = await convert({ source, width: request.width, format: request.format }).catch(() => null);
      if (made === null) return fail({ code: "UNREADABLE" });
      await cache.write(key, made);
      return ok(made);
    });
    return turn.ok ? turn.value : turn;
  }

  return {
    library,
    async find(request, askedVersion = null) {
      const picture = await library.find(request.name, askedVersion);
      if (!picture.ok) return picture;
      const { version, read } = picture.value;
      const key = cacheKey(version, request);
      return ok({ tag: key.slice(0, 22), version, bytes: () => once(key, () => make(key, request, read)) });
    },
  };
}

/** Derived from content and settings only, so a converted picture is never stale. */
function cacheKey(version: string, { width, format }: ImageRequest): string {
  const recipe = `${encoderRevision} ${version} ${width} ${format}`;
  return `${createHash("sha256").update(recipe).digest("hex").slice(0, 32)}.${format}`;
}
