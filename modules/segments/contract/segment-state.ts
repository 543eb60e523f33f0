import * as v from "valibot";
import { asCalendarDay } from "#kit/core/jakarta-day.ts";

/** The name of the record type and of its subjects in the audit. */
export const segmentType = "segment";

export const longestSegmentName = 80;
/** Codes of one kind in one condition. */
const mostCodes = 100;
/** Segments of a shop. */
export const mostSegments = 500;

/** Each problem is a code with a sentence in `record/segment-problems.ts`. */
const count = v.pipe(v.number("number"), v.integer("number"), v.minValue(0, "number"), v.maxValue(1_000_000, "number"));
const rupiah = v.pipe(
  v.number("number"),
  v.integer("number"),
  v.minValue(0, "number"),
  v.maxValue(1_000_000_000_000, "number"),
);
const days = v.pipe(v.number("days"), v.integer("days"), v.minValue(1, "days"), v.maxValue(3_650, "days"));
const day = v.pipe(
  v.string("day"),
  v.check((text) => asCalendarDay(text) === text, "day"),
);
const codes = v.pipe(
  v.array(v.pipe(v.string("unknown"), v.maxLength(60, "unknown")), "unknown"),
  v.maxLength(mostCodes, "many"),
);
const yes = v.literal(true, "unknown");

type Bounds = { readonly atLeast?: number | undefined; readonly atMost?: number | undefined };
const hasBound = ({ atLeast, atMost }: Bounds) => atLeast !== undefined || atMost !== undefined;
const inOrder = ({ atLeast = 0, atMost = Number.POSITIVE_INFINITY }: Bounds) => atLeast <= atMost;

/** The conditions a segment may have, each at most once. */
export const conditionSchemas = {
  /** Orders that were paid, or are paid on delivery, and not cancelled; in the last days, or ever. */
  orders: v.pipe(
    v.strictObject({ atLeast: v.optional(count), atMost: v.optional(count), days: v.optional(days) }, "unknown"),
    v.check((asked) => hasBound(asked), "bound"),
    v.check((asked) => inOrder(asked), "order"),
  ),
  /** The last such order: days of Jakarta, both included, and days since. Who never ordered has none. */
  lastOrder: v.pipe(
    v.strictObject(
      { from: v.optional(day), until: v.optional(day), atLeast: v.optional(days), atMost: v.optional(days) },
      "unknown",
    ),
    v.check((asked) => Object.keys(asked).length > 0, "bound"),
    v.check((asked) => inOrder(asked), "order"),
    v.check(({ from = "", until = "9999-12-31" }) => from <= until, "order"),
  ),
  /** Rupiah of such orders, as charged. */
  spent: v.pipe(
    v.strictObject({ atLeast: v.optional(rupiah), atMost: v.optional(rupiah), days: v.optional(days) }, "unknown"),
    v.check((asked) => hasBound(asked), "bound"),
    v.check((asked) => inOrder(asked), "order"),
  ),
  /** Any of these goods in such orders, by today's categories and brands; at least so many pieces, or one. */
  bought: v.pipe(
    v.strictObject(
      {
        products: v.optional(codes),
        categories: v.optional(codes),
        brands: v.optional(codes),
        pieces: v.optional(v.pipe(count, v.minValue(1, "number"))),
        days: v.optional(days),
      },
      "unknown",
    ),
    v.check(
      ({ products = [], categories = [], brands = [] }) => products.length + categories.length + brands.length > 0,
      "goods",
    ),
  ),
  /** Provinces and cities of the default address. */
  region: v.strictObject({ codes: v.pipe(codes, v.minLength(1, "region")) }, "unknown"),
  club: v.picklist(["linked", "notLinked"], "unknown"),
  /** Consents that are all given now. */
  consent: v.strictObject({ newsletter: v.optional(yes), whatsApp: v.optional(yes) }, "unknown"),
  /** Days of Jakarta, both included. */
  registered: v.pipe(
    v.strictObject({ from: v.optional(day), until: v.optional(day) }, "unknown"),
    v.check(({ from = "", until = "9999-12-31" }) => from <= until, "order"),
  ),
} as const;

export type ConditionName = keyof typeof conditionSchemas;
export const conditionNames = Object.keys(conditionSchemas) as readonly ConditionName[];

export type SegmentConditions = {
  readonly [Name in ConditionName]?: v.InferOutput<(typeof conditionSchemas)[Name]>;
};

/** A segment: customers who meet all of its conditions, or any. */
export type SegmentState = SegmentConditions & { readonly name: string; readonly match?: "any" };

export const segmentFields = ["name", "match", ...conditionNames] as const;

/** Lowercase letters, digits and hyphens; it is part of the page's address. */
export const isSegmentCode = (code: string): boolean => /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/.test(code);

export const segmentsPath = "/admin/segments";
export const segmentPath = (code: string): string => `${segmentsPath}/${encodeURIComponent(code)}`;

/** What a file of a segment is for. For marketing it holds those who agreed to that channel, with its contact; for analysis codes alone. */
export type ExportPurpose = "newsletter" | "whatsApp" | "analysis";

/** The valid conditions of an untrusted state; null where one is wrong, or there is none. */
export function conditionsOf(
  state: Readonly<Record<string, unknown>>,
): Pick<SegmentState, ConditionName | "match"> | null {
  const asked = conditionNames.filter((name) => state[name] !== undefined);
  const conditions = Object.fromEntries(
    asked.flatMap((name) => {
      const checked = v.safeParse(conditionSchemas[name], state[name]);
      return checked.success ? [[name, checked.output]] : [];
    }),
  );
  if (asked.length === 0 || Object.keys(conditions).length < asked.length) return null;
  return { ...conditions, ...(state.match === "any" ? { match: "any" as const } : {}) };
}
