import * as v from "valibot";
import { code, columnId, shortText } from "./column-fields.ts";

/** The tiers of an activity ("spend 500.000, take 10 % off"). Their rules belong to the promotion module. */
export const tiersColumn = v.strictObject({
  id: columnId,
  kind: v.literal("tiers"),
  title: v.optional(shortText),
  activityCode: code,
});

export type TiersColumn = v.InferOutput<typeof tiersColumn>;
