import * as v from "valibot";
import type { Locale } from "#kit/core/locale.ts";
import { decisions } from "../contract/activity-state.ts";

/** An integer of at least this value. */
export const from = (least: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(least));

const language = v.pipe(v.string(), v.trim(), v.nonEmpty("the text is missing in this language"));

/** A text in every locale of the shop. */
export const texts = v.strictObject({
  "en-US": language,
  "id-ID": language,
  "vi-VN": language,
  "zh-CN": language,
} satisfies Record<Locale, unknown>);

const codes = v.optional(v.array(v.pipe(v.string(), v.nonEmpty())));

export const scope = v.union(
  [v.literal("everything"), v.strictObject({ products: codes, categories: codes, brands: codes })],
  'a scope is "everything", or lists of products, categories and brands',
);

/** Period and status. */
export const calendar = {
  beginsAt: v.date(),
  endsAt: v.date(),
  status: v.optional(v.picklist(decisions), "active"),
};

/** A problem of a draft, with the path of the field. */
export type Problem = { readonly where: string; readonly problem: string };

/** The first rule a draft violates. */
export function firstProblem<Draft>(
  draft: Draft,
  rules: readonly ((draft: Draft) => Problem | null)[],
): Problem | null {
  for (const rule of rules) {
    const problem = rule(draft);
    if (problem) return problem;
  }
  return null;
}
