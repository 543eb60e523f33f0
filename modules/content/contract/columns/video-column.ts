import * as v from "valibot";
import { ownPath } from "../own-path.ts";
import { columnId, shortText } from "./column-fields.ts";

const ending = (pattern: RegExp, sentence: string) => v.pipe(ownPath, v.regex(pattern, sentence));

/** A self-hosted video that plays on request, so that no third party is contacted. */
export const videoColumn = v.strictObject({
  id: columnId,
  kind: v.literal("video"),
  title: shortText,
  src: ending(/\.(mp4|webm)$/, "must be an .mp4 or .webm file of this shop"),
  poster: ownPath,
  /** Captions as a WebVTT file. */
  captions: v.optional(ending(/\.vtt$/, "must be a .vtt file of this shop")),
});

export type VideoColumn = v.InferOutput<typeof videoColumn>;
