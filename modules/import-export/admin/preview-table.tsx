import { Link } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import {
  type Import,
  type ImportRecord,
  type OutcomeTab,
  outcomeTabs,
  outcomeTone,
  pathText,
  valueText,
} from "./import-model.ts";
import { useImportText } from "./import-text.ts";

type PreviewTableProps = {
  found: Import;
  rows: readonly ImportRecord[];
  hasMore: boolean;
  outcome: OutcomeTab | null;
  after: number;
};

const cell = "px-2.5 py-2 align-top";
const head = `${cell} text-left text-xs font-bold text-ink-soft`;

/** Number of fields per record that are shown initially. */
const shownChanges = 8;

/** The records of an import by outcome, each field before and after. */
export function PreviewTable({ found, rows, hasMore, outcome, after }: PreviewTableProps) {
  const t = useImportText();
  const total = outcomeTabs.reduce((sum, one) => sum + found.counts[one], 0);
  const address = (one: OutcomeTab | null, from = 0) => {
    const query = new URLSearchParams({
      ...(one ? { outcome: one } : {}),
      ...(from > 0 ? { after: String(from) } : {}),
    });
    return query.size > 0 ? `?${query}` : `/admin/imports/${found.id}`;
  };
  const tabs = [null, ...outcomeTabs.filter((one) => found.counts[one] > 0)];
  return (
    <div className="grid gap-3">
      <nav aria-label={t("by_outcome")} className="flex gap-1 overflow-x-auto">
        {tabs.map((one) => (
          <Link
            key={one ?? "all"}
            to={address(one)}
            preventScrollReset
            aria-current={one === outcome ? "page" : undefined}
            className={cx(
              "flex min-h-9 shrink-0 items-center gap-2 rounded-md px-3 text-sm font-bold no-underline pointer-coarse:min-h-11",
              one === outcome ? "bg-ink text-paper" : "text-ink-soft hover:bg-sunken hover:text-ink",
            )}
          >
            {t(one === null ? "outcome_all" : `outcome_${one}`)}
            <span className="text-xs tabular-nums">{one === null ? total : found.counts[one]}</span>
          </Link>
        ))}
      </nav>
      {rows.length === 0 ? (
        <p className="py-4 text-sm text-ink-soft">{t("none_here")}</p>
      ) : (
        <div className="overflow-hidden rounded-lg border border-line">
          <table className="w-full border-collapse text-sm phone:block">
            <thead className="border-b border-line bg-sunken phone:sr-only">
              <tr>
                <th className={head}>{t("col_record")}</th>
                <th className={head}>{t("col_outcome")}</th>
                <th className={head}>{t("col_changes")}</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line phone:block">
              {rows.map((row) => (
                <RecordRow key={row.number} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="flex gap-4 text-sm font-bold">
        {after > 0 ? (
          <Link to={address(outcome)} className="inline-flex min-h-11 items-center underline">
            {t("first_rows")}
          </Link>
        ) : null}
        {hasMore ? (
          <Link to={address(outcome, rows.at(-1)?.number)} className="inline-flex min-h-11 items-center underline">
            {t("next_rows")}
          </Link>
        ) : null}
      </p>
    </div>
  );
}

const rowsText = (rows: readonly number[]): string =>
  rows.length > 4 ? `${rows.slice(0, 3).join(", ")} … ${rows.at(-1)}` : rows.join(", ");

function RecordRow({ row }: { row: ImportRecord }) {
  const t = useImportText();
  const isRefused = row.outcome === "refused";
  return (
    <tr className="phone:grid phone:gap-1 phone:py-2">
      <th scope="row" className={`${cell} text-left font-bold break-all md:w-56 phone:py-0.5`}>
        {row.recordId}
        {row.rows.length > 0 ? (
          <span className="block text-xs font-normal text-ink-soft tabular-nums">
            {t("row_number", { rows: rowsText(row.rows) })}
          </span>
        ) : null}
      </th>
      <td className={`${cell} md:w-28 phone:py-0.5`}>
        <Badge tone={outcomeTone(row.outcome)}>{t(`outcome_${row.outcome as OutcomeTab}`)}</Badge>
      </td>
      <td className={`${cell} min-w-0 phone:py-0.5`}>
        {isRefused ? null : <Changes row={row} />}
        {row.pictures.length > 0 ? (
          <p className="text-ink-soft">{t("pictures_wait", { count: row.pictures.length })}</p>
        ) : null}
        {row.problems.length > 0 && !isRefused && row.outcome !== "outdated" ? (
          <p className="text-ink-soft">{t("as_draft")}</p>
        ) : null}
        {isRefused ? (
          <ul className="grid gap-1">
            {row.problems.map(({ row: fileRow, column, path, message }) => (
              <li key={`${fileRow} ${column} ${path} ${message}`} className="text-danger">
                <span className="font-semibold tabular-nums">
                  {fileRow > 0 ? `${fileRow} · ` : ""}
                  {column || pathText(path ?? "")}
                </span>{" "}
                {message}
              </li>
            ))}
          </ul>
        ) : null}
      </td>
    </tr>
  );
}

function Changes({ row }: { row: ImportRecord }) {
  const t = useImportText();
  const more = row.changes.length - shownChanges;
  return (
    <ul className="grid gap-0.5">
      {row.changes.slice(0, shownChanges).map(({ path, before, after }) => (
        <li key={path} className="break-words">
          <span className="text-ink-soft">{pathText(path)}:</span>{" "}
          {before === null ? null : (
            <>
              <del className="text-ink-soft">{valueText(before)}</del> →{" "}
            </>
          )}
          {after === null ? (
            <em className="text-ink-soft">{t("empty")}</em>
          ) : (
            <ins className="no-underline">{valueText(after)}</ins>
          )}
        </li>
      ))}
      {more > 0 ? <li className="text-ink-soft">{t("more_changes", { count: more })}</li> : null}
    </ul>
  );
}
