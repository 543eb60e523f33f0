import type { PageColumn } from "#modules/content/contract/page-columns.ts";
import { LandingColumns } from "#modules/content/web/landing-columns.tsx";

/** The editors' text for every page, from /footer/advertisement. */
export function AdvertisementStrip({ columns }: { columns: readonly PageColumn[] }) {
  if (columns.length === 0) return null;
  return (
    <aside className="border-b border-line">
      <LandingColumns columns={columns} />
    </aside>
  );
}
