import * as v from "valibot";

export const uploadPath = "/admin/imports/files";
export const exportPath = "/admin/exports";
export const largestFile = 20 * 1024 * 1024;

/** Records per page of a preview. */
export const previewPage = 50;

const id = v.pipe(v.string(), v.uuid());

export const outcomes = ["created", "changed", "unchanged", "refused", "outdated"] as const;

/**
 * Settings for reading a file. `key` is an idempotency key, created with the page: a second press sends the same one.
 */
export const previewSchema = v.object({
  id,
  key: id,
  source: v.picklist(["own", "shopify", "woocommerce"]),
  locale: v.picklist(["en-US", "id-ID", "vi-VN", "zh-CN"]),
  mapping: v.pipe(
    v.array(v.object({ header: v.pipe(v.string(), v.maxLength(500)), column: v.pipe(v.string(), v.maxLength(60)) })),
    v.maxLength(250),
  ),
});

export const importStepSchema = v.object({ id, key: id });

export const importRowsSchema = v.object({
  id,
  outcome: v.nullish(v.picklist(outcomes)),
  after: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))),
});
