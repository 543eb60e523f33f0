import * as v from "valibot";
import { columnId } from "./column-fields.ts";

/** Editors' HTML, sanitized by an allow-list when it is saved. */
export const htmlColumn = v.strictObject({
  id: columnId,
  kind: v.literal("html"),
  html: v.pipe(v.string(), v.maxLength(100_000, "is longer than 100000 characters")),
});
