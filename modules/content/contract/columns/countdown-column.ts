import * as v from "valibot";
import { linkTarget } from "../link-target.ts";
import { code, columnId, shortText } from "./column-fields.ts";

/** A countdown to a deadline, by the server's clock (D-38). */
export const countdownColumn = v.strictObject({
  id: columnId,
  kind: v.literal("countdown"),
  title: shortText,
  text: v.optional(shortText),
  endsAt: v.pipe(v.string(), v.isoTimestamp("must be a moment such as 2026-11-30T16:59:59Z")),
  activityCode: v.optional(code),
  href: v.optional(linkTarget),
  label: v.optional(shortText),
});

export type CountdownColumn = v.InferOutput<typeof countdownColumn>;
