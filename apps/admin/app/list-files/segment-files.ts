import { conditionsText } from "#modules/segments/admin/segment-list-model.ts";
import { AdminSegmentsDocument } from "#modules/segments/admin/segments.graphql.gen.ts";
import type { SegmentsTextKey } from "#modules/segments/admin/segments-text.ts";
import { listFile, onePage } from "./list-file.ts";

export const segmentsFile = listFile({
  pages: ({ api }) => onePage(api(AdminSegmentsDocument).then(({ adminSegments }) => adminSegments)),
  columns({ textOf }) {
    const say = textOf<SegmentsTextKey>("segments-admin");
    return [
      { head: say("code"), text: (row) => row.code },
      { head: say("label_name"), text: (row) => row.name },
      { head: say("conditions"), text: (row) => conditionsText(row, say) },
      { head: say("coupons"), text: ({ coupons }) => coupons.map(({ code }) => code).join(", ") },
    ];
  },
});
