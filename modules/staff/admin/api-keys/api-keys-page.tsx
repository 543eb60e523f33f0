import { Link, useNavigation } from "react-router";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { ExportLink } from "#modules/admin/web/record-list/export-link.tsx";
import { type ListColumn, RecordTable } from "#modules/admin/web/record-list/record-table.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { useAdminKeys } from "#modules/admin/web/use-admin-keys.ts";
import { type ApiKeyRow, apiKeyPath, apiKeysPath, keyState, keyTone } from "./api-key-model.ts";
import { useApiKeysText } from "./api-keys-text.ts";

/** Every API key, with its state, last use and expiry. */
export function ApiKeysPage({ keys, year }: { keys: readonly ApiKeyRow[]; year: number }) {
  const t = useApiKeysText();
  const { state } = useNavigation();
  const columns = useColumns(year);
  useAdminKeys();
  return (
    <div className={cx("grid gap-3", state === "loading" && "opacity-70")}>
      <PageHeader
        title={t("title")}
        actions={
          <>
            <ExportLink />
            <LinkButton to={`${apiKeysPath}/new`} size="sm" variant="court" icon="plus">
              {t("new")}
            </LinkButton>
          </>
        }
      />
      <p className="max-w-prose text-sm text-ink-soft">{t("lead")}</p>
      {keys.length === 0 ? (
        <EmptyState title={t("none")}>{t("none_text")}</EmptyState>
      ) : (
        <RecordTable columns={columns} rows={keys} idOf={({ code }) => code} sort="" sortAddress={() => ""} />
      )}
    </div>
  );
}

function useColumns(year: number): readonly ListColumn<ApiKeyRow>[] {
  const t = useApiKeysText();
  const moment = (label: string, iso: string | null, none: string) => (
    <>
      <span className="text-ink-soft md:hidden">{label} </span>
      {iso === null ? none : <time dateTime={iso}>{shortTime(iso, year)}</time>}
    </>
  );
  return [
    {
      key: "name",
      label: t("name"),
      className: "font-bold",
      render: ({ code, name }) => (
        <span className="grid">
          <Link
            to={apiKeyPath(code)}
            data-row
            className="break-words no-underline after:absolute after:inset-0 hover:underline"
          >
            {name}
          </Link>
          <span className="text-xs font-normal text-ink-soft">shk_{code}_…</span>
        </span>
      ),
    },
    {
      key: "state",
      label: t("state"),
      className: "phone:text-right",
      render: (row) => <Badge tone={keyTone[keyState(row)]}>{t(`state_${keyState(row)}`)}</Badge>,
    },
    {
      key: "used",
      label: t("last_used"),
      className: "whitespace-nowrap tabular-nums",
      render: ({ lastUsedAt }) => moment(t("last_used"), lastUsedAt, t("not_used")),
    },
    {
      key: "expires",
      label: t("expires"),
      className: "whitespace-nowrap tabular-nums phone:text-right",
      render: ({ expiresAt }) => moment(t("expires"), expiresAt, t("never")),
    },
    {
      key: "by",
      label: t("made_by"),
      className: "text-ink-soft phone:col-span-2",
      render: ({ createdBy }) => createdBy,
    },
  ];
}
