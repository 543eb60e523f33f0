import type { Translate } from "#kit/web/i18n/text-context.tsx";
import type { AdminSegmentsResult } from "./segments.graphql.gen.ts";
import type { SegmentsTextKey } from "./segments-text.ts";

export type SegmentRow = AdminSegmentsResult["adminSegments"][number];

/** The conditions of a segment in a few words: "Spent and Lives in". */
export const conditionsText = (
  { conditions, any }: Pick<SegmentRow, "conditions" | "any">,
  t: Translate<SegmentsTextKey>,
) =>
  conditions.map((name) => t(`condition_${name}` as SegmentsTextKey)).join(` ${t(any ? "joint_any" : "joint_all")} `);
