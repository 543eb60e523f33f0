import { Link, useRevalidator } from "react-router";
import { rp } from "#kit/core/format-rupiah.ts";
import { grouped } from "#kit/core/grouped-number.ts";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { ActionResult } from "#modules/admin/web/action-result.tsx";
import { AdminPanel, Facts } from "#modules/admin/web/admin-panel.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { shortDay, shortTime } from "#modules/admin/web/short-time.ts";
import { isActive, type Work } from "#modules/background-work/admin/work-model.ts";
import { useWorkOn, type WorkSnapshot } from "#modules/background-work/admin/work-updates.tsx";
import { isDifference } from "../contract/settlement-results.ts";
import { ColumnsForm } from "./columns-form.tsx";
import { type FileModel, resultOf, rowsPath, settlementPath, settlementsPath } from "./settlement-model.ts";
import { useSettlementsText } from "./settlements-text.ts";

export type SettlementPageProps = WorkSnapshot & {
  file: FileModel;
  /** The file was sent once more. */
  isKnown: boolean;
  answer: AdminAnswer | null;
  year: number;
};

/** One settlement file: its columns before the import, its sums and results after. */
export function SettlementPage({ file, isKnown, work, at, answer, year }: SettlementPageProps) {
  const t = useSettlementsText();
  const { revalidate } = useRevalidator();
  const running = useWorkOn(settlementPath(file.id), { work, at }, () => void revalidate());
  const isBusy = running !== null && isActive(running);
  const isImported = file.state === "imported";
  return (
    <div className="grid gap-4">
      <PageHeader
        title={file.title}
        above={[{ label: t("title"), to: settlementsPath }]}
        status={
          <Badge tone={isImported ? "court" : "neutral"}>{t(isImported ? "state_imported" : "state_uploaded")}</Badge>
        }
      />
      {isKnown ? (
        <Alert tone="warning">
          {t("known_file", { name: file.uploadedBy, time: shortTime(file.uploadedAt, year) })}
        </Alert>
      ) : null}
      <ActionResult answer={answer} />
      {isImported ? null : <Progress work={running} />}
      {isImported ? <Results file={file} year={year} /> : <ColumnsForm file={file} answer={answer} isBusy={isBusy} />}
    </div>
  );
}

type WorkError = { readonly code?: string; readonly row?: number; readonly header?: string };

/** The import of a large file: under way, or why it failed. */
function Progress({ work }: { work: Work | null }) {
  const t = useSettlementsText();
  if (work === null) return null;
  if (isActive(work)) return <Alert tone="info">{t("working")}</Alert>;
  if (work.state !== "failed") return null;
  const { code, row = 0, header = "" } = (work.error ?? {}) as WorkError;
  return <Alert tone="error">{code === "UNREADABLE_ROW" ? t("unreadable", { row, header }) : t("failed")}</Alert>;
}

function Results({ file, year }: { file: FileModel; year: number }) {
  const t = useSettlementsText();
  const count = file.results.reduce((sum, one) => sum + one.count, 0);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <AdminPanel title={t("sums")}>
        <Facts
          facts={[
            [t("gateway"), file.gateway],
            [t("rows"), grouped(count)],
            [t("skipped"), file.skipped === 0 ? null : grouped(file.skipped)],
            [t("gross"), rp(file.gross)],
            [t("fee"), rp(file.fee)],
            [t("net"), rp(file.net)],
            [t("first_day"), file.firstDay ? shortDay(file.firstDay, year) : null],
            [t("imported_by"), file.importedBy],
            [t("imported_at"), file.importedAt ? shortTime(file.importedAt, year) : null],
          ]}
        />
      </AdminPanel>
      <AdminPanel
        title={t("results")}
        end={
          <Link
            to={rowsPath({ file: file.id })}
            className="inline-flex items-center text-sm font-bold underline pointer-coarse:min-h-11"
          >
            {t("all_rows")}
          </Link>
        }
      >
        <ul className="divide-y divide-line text-sm">
          {file.results.map(({ result, count: rows, gross }) => (
            <li key={result}>
              <Link
                to={rowsPath({ file: file.id, result })}
                className="flex min-h-11 items-center justify-between gap-3 no-underline hover:underline"
              >
                <span>
                  <Badge tone={isDifference(resultOf(result)) ? "sun" : "court"}>
                    {t(`result_${resultOf(result)}`)}
                  </Badge>
                </span>
                <span className="tabular-nums">
                  {t("rows_of", { count: rows })} · {rp(gross)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </AdminPanel>
    </div>
  );
}
