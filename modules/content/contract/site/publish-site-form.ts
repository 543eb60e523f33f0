import * as v from "valibot";
import { siteParts } from "./site-parts.ts";

/** Publishes the saved draft of a part. */
export const publishSiteSchema = v.object({
  part: v.picklist(siteParts),
  /** The version of the record that was seen. */
  version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_646)),
});
