import { fail, ok, type Result } from "#kit/core/result.ts";
import { type ImageFormat, type ImageSize, imageFormats, imageWidths } from "./image-url.ts";

export type ImageRequest = { readonly name: string; readonly width: ImageSize; readonly format: ImageFormat };
export type ImageRefusal = { readonly code: "BAD_PATH" | "BAD_WIDTH" | "BAD_FORMAT" | "BAD_NAME" };

const longestName = 200;
// No segment may begin with a dot, so neither `..` nor a hidden file can be named; percent signs, backslashes and control characters are excluded, so
// nothing is left to decode.
const segment = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

const asSize = (text: string | undefined): ImageSize | null =>
  text === "share" ? text : (imageWidths.find((width) => `w${width}` === text) ?? null);

const asFormat = (ending: string): ImageFormat | null => imageFormats.find((format) => format === ending) ?? null;

/** Reads the raw, undecoded path of a request: `/img/w{width}/{name}.{format}` or `/img/share/{name}.{format}`. */
export function parseImagePath(path: string): Result<ImageRequest, ImageRefusal> {
  const match = /^\/img\/(w[^/]*|share)\/(.+)$/.exec(path);
  if (!match) return fail({ code: "BAD_PATH" });
  const width = asSize(match[1]);
  if (width === null) return fail({ code: "BAD_WIDTH" });
  const file = match[2] ?? "";
  const dot = file.lastIndexOf(".");
  const format = asFormat(file.slice(dot + 1));
  if (dot < 1 || format === null) return fail({ code: "BAD_FORMAT" });
  const name = file.slice(0, dot);
  const wellFormed = name.length <= longestName && name.split("/").every((part) => segment.test(part));
  return wellFormed ? ok({ name, width, format }) : fail({ code: "BAD_NAME" });
}
