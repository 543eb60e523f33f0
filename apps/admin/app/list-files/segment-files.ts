import { conditionsText } from "#modules/segments/admin/segment-list-model.ts";
import { AdminSegmentsDocument } from "#modules/segments/admin/segments.graphql.gen.ts";
import type { SegmentsTextKey } from "#modules/segments/admin/segments-text.ts";
import { listFile, onePage } from "./list-file.ts";

export const segmentsFile = listFile({
  pages: ({ api }) => onePage(api(AdminSegmentsDocument).then(({ adminSegments }) => adminSegments)),
  columns({ textOf }) {
    const t = textOf<SegmentsTextKey>("segments-admin");
    return [
      { head: t("code"), text: (row) => row.code },
      { head: t("label_name"), text: (row) => row.name },
      { head: t("conditions"), text: (row) => conditionsText(row, t) },
      { head: t("coupons"), text: ({ coupons }) => coupons.map(({ code }) => code).join(", ") },
    ];
  },
});
