import { Link } from "react-router";
import { rp } from "#kit/core/format-rupiah.ts";
import { grouped } from "#kit/core/grouped-number.ts";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { PageLinks } from "#modules/admin/web/page-links.tsx";
import { ExportLink } from "#modules/admin/web/record-list/export-link.tsx";
import { type ListColumn, RecordTable } from "#modules/admin/web/record-list/record-table.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { useAdminKeys } from "#modules/admin/web/use-admin-keys.ts";
import { type FileRow, type FilesModel, rowsPath, settlementPath, settlementsPath } from "./settlement-model.ts";
import { useSettlementsText } from "./settlements-text.ts";
import { UploadFile } from "./upload-file.tsx";

/** Settlement files with their sums, and the form that takes a new one. */
export function SettlementsPage({ files, year }: { files: FilesModel; year: number }) {
  const t = useSettlementsText();
  const columns = useColumns(year);
  useAdminKeys();
  return (
    <div className="grid gap-3">
      <PageHeader
        title={t("title")}
        actions={
          <>
            <ExportLink />
            <LinkButton to={rowsPath({ state: "open" })} size="sm" variant="secondary">
              {t("differences")}
            </LinkButton>
          </>
        }
      />
      <p className="max-w-prose text-sm text-ink-soft">{t("lead")}</p>
      <UploadFile />
      {files.rows.length === 0 ? (
        <EmptyState title={t("none")}>{t("none_text")}</EmptyState>
      ) : (
        <RecordTable columns={columns} rows={files.rows} idOf={({ id }) => id} sort="" sortAddress={() => ""} />
      )}
      <PageLinks
        page={files.page}
        pages={Math.ceil(files.total / files.pageSize)}
        address={(page) => `${settlementsPath}?page=${page}`}
      />
    </div>
  );
}

function useColumns(year: number): readonly ListColumn<FileRow>[] {
  const t = useSettlementsText();
  const named = (name: string, value: string) => (
    <>
      <span className="text-ink-soft md:hidden">{name} </span>
      {value}
    </>
  );
  const amount = (name: "gross" | "fee" | "net"): ListColumn<FileRow> => ({
    key: name,
    label: t(name),
    className: "tabular-nums",
    render: (file) => (file.state === "imported" ? named(t(name), rp(file[name])) : ""),
  });
  return [
    {
      key: "title",
      label: t("file"),
      className: "phone:col-span-2",
      render: ({ id, title, uploadedAt, uploadedBy }) => (
        <>
          <Link
            to={settlementPath(id)}
            data-row
            className="inline-flex items-center font-bold break-all no-underline after:absolute after:inset-0 hover:underline phone:min-h-11"
          >
            {title}
          </Link>
          <span className="block text-xs font-normal text-ink-soft tabular-nums">
            {shortTime(uploadedAt, year)} · {uploadedBy}
          </span>
        </>
      ),
    },
    { key: "gateway", label: t("gateway"), render: ({ gateway }) => gateway ?? "" },
    {
      key: "rows",
      label: t("rows"),
      className: "tabular-nums",
      render: ({ rowsInFile }) => named(t("rows"), grouped(rowsInFile)),
    },
    amount("gross"),
    amount("fee"),
    amount("net"),
    {
      key: "open",
      label: t("state"),
      render: ({ state, open, differences }) =>
        state === "uploaded" ? (
          <Badge tone="neutral">{t("state_uploaded")}</Badge>
        ) : open > 0 ? (
          <Badge tone="sun">{t("open_count", { count: open })}</Badge>
        ) : (
          <Badge tone="court">{t(differences > 0 ? "all_explained" : "all_matched")}</Badge>
        ),
    },
  ];
}
