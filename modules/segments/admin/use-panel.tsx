import { Link } from "react-router";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { segmentPath } from "../contract/segment-state.ts";
import type { SegmentRow } from "./segment-list-model.ts";
import { useSegmentsText } from "./segments-text.ts";

export type MayExport = { readonly contacts: boolean; readonly codes: boolean };

/** Where a segment is used: its coupons, offers, and the files of its people. */
export function UsePanel({ segment, mayExport }: { segment: SegmentRow; mayExport: MayExport }) {
  const t = useSegmentsText();
  const purposes = [
    ...(mayExport.contacts ? (["NEWSLETTER", "WHATSAPP"] as const) : []),
    ...(mayExport.codes ? (["ANALYSIS"] as const) : []),
  ];
  return (
    <AdminPanel title={t("used_by")}>
      <div className="grid gap-3 text-sm">
        {segment.coupons.length === 0 ? (
          <p className="text-ink-soft">{t("used_by_none")}</p>
        ) : (
          <ul className="grid gap-1.5">
            {segment.coupons.map(({ code, name }) => (
              <li key={code}>
                <Link to={`/admin/coupons/${encodeURIComponent(code)}`} className="font-bold">
                  {name || code}
                </Link>{" "}
                <span className="font-mono text-ink-soft">{code}</span>
              </li>
            ))}
          </ul>
        )}
        {purposes.length === 0 ? null : (
          <>
            <p className="text-ink-soft">{t("export_hint")}</p>
            <ul className="grid gap-1.5">
              {purposes.map((purpose) => (
                <li key={purpose}>
                  <a href={`${segmentPath(segment.code)}/people.csv?purpose=${purpose}`} download>
                    {t(`export_${purpose}`)}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </AdminPanel>
  );
}
