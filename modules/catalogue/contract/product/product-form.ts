import * as v from "valibot";
import { pathOf } from "#kit/core/fields/field-changes.ts";
import { asCalendarDay } from "#kit/core/jakarta-day.ts";
import type { FoundProblem, ProductProblem } from "./product-problem.ts";
import { certificateTypes, type ProductState, productStatuses, ribbonPositions } from "./product-state.ts";

/** Words with single spaces between them. */
const word = v.pipe(v.string("invalid"), v.regex(/^\S+( \S+)*$/, "invalid"), v.maxLength(60, "tooLong"));
const code = v.pipe(word, v.regex(/^[^/?#]+$/, "invalid"));
const text = (most: number) => v.pipe(v.string("invalid"), v.minLength(1, "invalid"), v.maxLength(most, "tooLong"));
const whole = (most: number) =>
  v.pipe(v.number("invalid"), v.integer("notWhole"), v.minValue(1, "notPositive"), v.maxValue(most, "tooMany"));
const list = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item, "invalid"), v.maxLength(most, "tooMany"));
const day = v.pipe(
  v.string("invalid"),
  v.check((value) => asCalendarDay(value) === value, "invalid"),
);
const moment = v.pipe(
  v.string("invalid"),
  v.check((value) => Date.parse(value) >= 0 && new Date(value).toISOString() === value, "invalid"),
);
const texts = (most: number) => {
  const one = v.optional(text(most));
  return v.strictObject({ "en-US": one, "id-ID": one, "vi-VN": one, "zh-CN": one }, "invalid");
};

/** An address on this site: pages may show no picture of another one. */
const path = v.pipe(v.string("invalid"), v.regex(/^\/[^/\\\s][^\\\s]*$/, "invalid"), v.maxLength(300, "tooLong"));
const percent = v.pipe(v.number("invalid"), v.minValue(0, "invalid"), v.maxValue(100, "invalid"));

const media = v.strictObject(
  {
    url: path,
    type: v.picklist(["image", "video"], "invalid"),
    value: v.optional(word),
    alt: v.optional(texts(300)),
    focus: v.optional(v.strictTuple([percent, percent], "invalid")),
  },
  "invalid",
);

const millimetres = whole(10_000);

const sku = v.strictObject(
  {
    number: v.optional(word),
    extCode: v.optional(text(60)),
    barcode: v.optional(word),
    options: v.optional(v.record(code, word, "invalid")),
    price: v.optional(whole(100_000_000_000)),
    salePrice: v.optional(whole(100_000_000_000)),
    saleFrom: v.optional(moment),
    saleUntil: v.optional(moment),
    cost: v.optional(whole(100_000_000_000)),
    grams: v.optional(whole(1_000_000)),
    box: v.optional(v.strictTuple([millimetres, millimetres, millimetres], "invalid")),
    shipsFrom: v.optional(day),
    position: v.optional(
      v.pipe(v.number("invalid"), v.integer("notWhole"), v.minValue(0, "invalid"), v.maxValue(30_000, "tooMany")),
    ),
  },
  "invalid",
);

/** The most SKUs of one product. */
const mostSkus = 1_000;

/** As many as a page recommends. */
const mostCrossSells = 10;

const product = v.strictObject({
  status: v.picklist(productStatuses, "invalid"),
  brandCode: v.optional(code),
  categoryCodes: v.optional(list(code, 20)),
  names: v.optional(texts(200)),
  descriptions: v.optional(texts(20_000)),
  facts: v.optional(list(v.strictObject({ code, names: texts(100), values: texts(2_000) }, "invalid"), 60)),
  certificates: v.optional(
    list(v.strictObject({ type: v.picklist(certificateTypes, "invalid"), number: text(100) }, "invalid"), 20),
  ),
  media: v.optional(list(media, 100)),
  picturedBy: v.optional(code),
  remindable: v.optional(v.literal(true, "invalid")),
  releasedOn: v.optional(day),
  searchWords: v.optional(list(text(60), 50)),
  purchaseLimit: v.optional(whole(10_000)),
  ribbonTexts: v.optional(texts(24)),
  ribbonPosition: v.optional(v.picklist(ribbonPositions, "invalid")),
  sizeGuide: v.optional(v.pipe(v.string("invalid"), v.regex(/^(none|\w{2,40}-\w{2,40})$/, "invalid"))),
  crossSells: v.optional(list(code, mostCrossSells)),
  shopMore: v.optional(code),
  skus: v.optional(
    v.pipe(
      v.record(code, sku, "invalid"),
      v.check((skus) => Object.keys(skus).length <= mostSkus, "tooMany"),
    ),
  ),
});

/** What is wrong with the form of a state that came from outside; with none it is a product's state. */
export function formProblems(state: unknown): FoundProblem[] {
  const parsed = v.safeParse(product, state);
  return parsed.success ? [] : parsed.issues.map(problemOf);
}

export const isProductState = (state: unknown): state is ProductState => formProblems(state).length === 0;

function problemOf(issue: v.BaseIssue<unknown>): FoundProblem {
  const keys = (issue.path ?? []).map(({ key }) => String(key));
  // A list is one field of the state: its contents are compared by the detail.
  const lists = (issue.path ?? []).findIndex(({ type }) => type === "array");
  const field = lists === -1 ? keys : keys.slice(0, lists);
  const detail = lists === -1 ? undefined : keys.slice(lists).join("/");
  const problem = codes.has(issue.message) ? (issue.message as ProductProblem) : "invalid";
  return { path: pathOf(...field), problem, ...(detail === undefined ? {} : { detail }) };
}

const codes = new Set<string>(["invalid", "tooLong", "tooMany", "notWhole", "notPositive"]);
