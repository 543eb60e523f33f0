import { Link, useNavigation } from "react-router";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { ExportLink } from "#modules/admin/web/record-list/export-link.tsx";
import { type ListColumn, RecordTable } from "#modules/admin/web/record-list/record-table.tsx";
import { useAdminKeys } from "#modules/admin/web/use-admin-keys.ts";
import { segmentPath, segmentsPath } from "../contract/segment-state.ts";
import { conditionsText, type SegmentRow } from "./segment-list-model.ts";
import { useSegmentsText } from "./segments-text.ts";

type SegmentsPageProps = { segments: readonly SegmentRow[]; mayEdit: boolean };

/** Every segment, with the coupons that are limited to it. */
export function SegmentsPage({ segments, mayEdit }: SegmentsPageProps) {
  const t = useSegmentsText();
  const { state } = useNavigation();
  const columns = useColumns();
  useAdminKeys();
  return (
    <div className={cx("grid gap-3", state === "loading" && "opacity-70")}>
      <PageHeader
        title={t("segments")}
        actions={
          <>
            <ExportLink />
            {mayEdit ? (
              <LinkButton to={`${segmentsPath}/new`} size="sm" variant="court" icon="plus">
                {t("new")}
              </LinkButton>
            ) : null}
          </>
        }
      />
      <p className="max-w-prose text-sm text-ink-soft">{t("lead")}</p>
      {segments.length === 0 ? (
        <EmptyState title={t("none")}>{t("none_text")}</EmptyState>
      ) : (
        <RecordTable columns={columns} rows={segments} idOf={({ code }) => code} sort="" sortAddress={() => ""} />
      )}
    </div>
  );
}

function useColumns(): readonly ListColumn<SegmentRow>[] {
  const t = useSegmentsText();
  return [
    {
      key: "name",
      label: t("label_name"),
      className: "font-bold phone:col-span-2",
      render: ({ code, name }) => (
        <span className="grid">
          <Link
            to={segmentPath(code)}
            data-row
            className="break-words no-underline after:absolute after:inset-0 hover:underline"
          >
            {name}
          </Link>
          <span className="font-mono text-xs font-normal break-all text-ink-soft">{code}</span>
        </span>
      ),
    },
    {
      key: "conditions",
      label: t("conditions"),
      className: "text-ink-soft phone:col-span-2",
      render: (row) => conditionsText(row, t),
    },
    {
      key: "coupons",
      label: t("coupons"),
      className: "text-ink-soft phone:col-span-2",
      render: ({ coupons }) => (coupons.length === 0 ? "–" : coupons.map(({ code }) => code).join(", ")),
    },
  ];
}
