import type { PageColumn } from "../contract/page-columns.ts";
import { type ColumnSlots, LandingColumns } from "./landing-columns.tsx";
import { PreviewRibbon } from "./preview-ribbon.tsx";

type LandingViewProps = { page: { columns: readonly PageColumn[]; preview: boolean }; slots?: ColumnSlots };

/** A content page, with a ribbon when it is a preview. */
export function LandingView({ page, slots }: LandingViewProps) {
  return (
    <>
      {page.preview ? <PreviewRibbon /> : null}
      <LandingColumns columns={page.columns} {...(slots ? { slots } : {})} />
    </>
  );
}
