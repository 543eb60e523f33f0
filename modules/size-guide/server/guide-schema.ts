import * as v from "valibot";
import type { Locale } from "#kit/core/locale.ts";
import { cleanChart } from "./clean-chart.ts";
import { codeSchema } from "./code-schema.ts";

const chart = v.pipe(
  v.string(),
  v.transform(cleanChart),
  v.check((html) => html.includes("<td"), "there is no table in this language"),
);

const charts = v.object({ "en-US": chart, "id-ID": chart, "vi-VN": chart, "zh-CN": chart } satisfies Record<
  Locale,
  unknown
>);

/** A valid chart; its HTML is sanitized. */
export const guideSchema = v.strictObject({
  categoryCode: codeSchema,
  brandCode: codeSchema,
  brandName: v.pipe(v.string(), v.nonEmpty()),
  position: v.pipe(v.number(), v.integer(), v.minValue(0)),
  charts,
});
