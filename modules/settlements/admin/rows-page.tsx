import { useNavigation } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { ActionResult } from "#modules/admin/web/action-result.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { PageLinks } from "#modules/admin/web/page-links.tsx";
import { ExportLink } from "#modules/admin/web/record-list/export-link.tsx";
import { RowItem } from "./row-item.tsx";
import { RowsFilter } from "./rows-filter.tsx";
import { type AskedRows, type RowsModel, rowsPath, settlementPath, settlementsPath } from "./settlement-model.ts";
import { useSettlementsText } from "./settlements-text.ts";

export type RowsPageProps = { found: RowsModel; asked: AskedRows; answer: AdminAnswer | null; year: number };

/** Rows of settlement files and payments that no file has; differences can be explained in place. */
export function RowsPage({ found, asked, answer, year }: RowsPageProps) {
  const t = useSettlementsText();
  const { state } = useNavigation();
  const file = asked.file === "" ? undefined : found.rows[0]?.fileTitle;
  return (
    <div className={cx("grid gap-3", state === "loading" && "opacity-70")}>
      <PageHeader
        title={t("rows_title")}
        above={[
          { label: t("title"), to: settlementsPath },
          ...(file ? [{ label: file, to: settlementPath(asked.file) }] : []),
        ]}
        actions={<ExportLink />}
      />
      <p className="max-w-prose text-sm text-ink-soft">{t("rows_lead")}</p>
      <RowsFilter asked={asked} gateways={found.gateways} />
      <ActionResult answer={answer} />
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {t("rows_of", { count: found.total })}
      </p>
      {found.rows.length === 0 ? (
        <EmptyState title={t("rows_none")}>{t("rows_none_text")}</EmptyState>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {found.rows.map((row) => (
            <RowItem key={`${row.subject} ${row.version}`} row={row} answer={answer} year={year} />
          ))}
        </ul>
      )}
      <PageLinks
        page={found.page}
        pages={Math.ceil(found.total / found.pageSize)}
        address={(page) => rowsPath(asked, page)}
      />
    </div>
  );
}
