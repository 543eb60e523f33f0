import { Link } from "react-router";
import { buttonClass } from "#kit/web/actions/button-class.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { ExportLink } from "#modules/admin/web/record-list/export-link.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { exportPath } from "../contract/import-forms.ts";
import { DropFile } from "./drop-file.tsx";
import { type ImportSummary, outcomeTabs, sourceText, stateTone, typeText } from "./import-model.ts";
import { useImportText } from "./import-text.ts";

export type ImportsPageProps = {
  imports: readonly ImportSummary[];
  hasMore: boolean;
  types: readonly string[];
  page: number;
  year: number;
};

/** The forms for import and export, and earlier imports. */
export function ImportsPage({ imports, hasMore, types, page, year }: ImportsPageProps) {
  const t = useImportText();
  return (
    <div className="grid gap-4">
      <PageHeader title={t("title")} actions={<ExportLink />} />
      <p className="max-w-prose text-sm text-ink-soft">{t("lead")}</p>
      <div className="grid gap-4 lg:grid-cols-[2fr_1fr] lg:items-start">
        <AdminPanel title={t("upload_title")}>
          <DropFile types={types} />
        </AdminPanel>
        <AdminPanel title={t("export_title")}>
          <p className="mb-3 text-sm text-ink-soft">{t("export_text")}</p>
          <ul className="flex flex-wrap gap-2">
            {types.map((type) => (
              <li key={type}>
                <a
                  href={`${exportPath}/${type}.csv`}
                  download
                  className={buttonClass({ variant: "secondary", size: "sm" })}
                >
                  <Icon name="download" size="sm" />
                  {typeText(type, t)}
                </a>
              </li>
            ))}
          </ul>
        </AdminPanel>
      </div>
      <AdminPanel title={t("earlier")}>
        {imports.length === 0 ? (
          <EmptyState title={t("none")}>{t("none_text")}</EmptyState>
        ) : (
          <ul className="-mx-4 divide-y divide-line text-sm lg:-mx-3.5">
            {imports.map((one) => (
              <ImportLine key={one.id} one={one} year={year} />
            ))}
          </ul>
        )}
        <p className="mt-2 flex gap-4 text-sm font-bold">
          {page > 1 ? (
            <Link to={`?page=${page - 1}`} className="inline-flex min-h-11 items-center underline">
              {t("newer")}
            </Link>
          ) : null}
          {hasMore ? (
            <Link to={`?page=${page + 1}`} className="inline-flex min-h-11 items-center underline">
              {t("older")}
            </Link>
          ) : null}
        </p>
      </AdminPanel>
    </div>
  );
}

function ImportLine({ one, year }: { one: ImportSummary; year: number }) {
  const t = useImportText();
  const counts = outcomeTabs.filter((outcome) => one.counts[outcome] > 0);
  return (
    <li className="relative grid gap-x-4 gap-y-1 px-4 py-2.5 hover:bg-sunken focus-within:bg-sunken md:grid-cols-[1.4fr_1fr_auto] md:items-center lg:px-3.5">
      <span className="min-w-0">
        <Link
          to={`/admin/imports/${one.id}`}
          data-row
          className="flex min-h-11 items-center font-bold break-words no-underline after:absolute after:inset-0 hover:underline md:min-h-6"
        >
          {one.title}
        </Link>
        <span className="block text-ink-soft">
          {typeText(one.recordType, t)} · {sourceText(one.source, t)}
        </span>
      </span>
      <span className="text-ink-soft tabular-nums">
        {counts.map((outcome) => `${t(`outcome_${outcome}`)} ${one.counts[outcome]}`).join(" · ")}
        <span className="block">{t("by", { name: one.ownerName, time: shortTime(one.createdAt, year) })}</span>
      </span>
      <span>
        <Badge tone={stateTone(one.state)}>{t(`state_${one.state as "applied"}`)}</Badge>
      </span>
    </li>
  );
}
