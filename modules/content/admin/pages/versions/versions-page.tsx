import { Form, Link } from "react-router";
import { diffFields, type RecordState } from "#kit/core/fields/field-changes.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { SelectBox } from "#kit/web/forms/select-box.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { ActionResult } from "#modules/admin/web/action-result.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { useSending } from "#modules/admin/web/use-sending.ts";
import type { PageState } from "../../../contract/page/page-state.ts";
import { pageFieldLabel } from "../editor/field-labels.ts";
import { editorPath, pagesPath } from "../page-address.ts";
import type { AdminPageVersionsResult } from "../pages.graphql.gen.ts";
import { usePagesText } from "../pages-text.ts";
import { PreviewFrame } from "../preview/preview-frame.tsx";

type Version = AdminPageVersionsResult["adminPageVersions"][number];

/** A version with its columns; null when none is selected. */
type Chosen = { readonly version: number; readonly state: PageState } | null;

export type VersionsPageProps = {
  path: string;
  /** The version of the record, so that a restore cannot overwrite unseen changes. */
  recordVersion: number;
  device: "pc" | "h5";
  versions: readonly Version[];
  left: Chosen;
  right: Chosen;
  answer: AdminAnswer | null;
  year: number;
};

/** The published versions of a page: a list with author and time, a comparison of two, and a button to restore one. */
export function VersionsPage(props: VersionsPageProps) {
  const { path, device, versions, left, right, answer, year } = props;
  const t = usePagesText();
  const own = versions.filter((one) => one.device === device);
  return (
    <div className="grid gap-3">
      <PageHeader
        title={t("versions_of", { path })}
        above={[
          { label: t("pages"), to: pagesPath },
          { label: path, to: editorPath(path) },
        ]}
      />
      <ActionResult answer={answer} />
      <nav aria-label={t("device")} className="flex gap-1">
        {(["pc", "h5"] as const).map((one) => (
          <Link
            key={one}
            to={`?device=${one}`}
            aria-current={one === device ? "page" : undefined}
            className="flex min-h-9 items-center rounded-md px-3 text-sm font-bold no-underline aria-[current=page]:bg-ink aria-[current=page]:text-paper pointer-coarse:min-h-11"
          >
            {t(one)}
          </Link>
        ))}
      </nav>
      {own.length === 0 ? (
        <EmptyState title={t("no_versions")}>{t("no_versions_text")}</EmptyState>
      ) : (
        <>
          <AdminPanel title={t("versions")}>
            <ol className="grid gap-1 text-sm">
              {own.map(({ version, author, savedAt, publishedAt }) => (
                <li key={version} className="flex flex-wrap gap-x-3 border-b border-line py-1.5 last:border-0">
                  <span className="font-bold">{t("version_number", { version })}</span>
                  <span>{author}</span>
                  <time dateTime={publishedAt ?? savedAt} className="text-ink-soft tabular-nums">
                    {shortTime(publishedAt ?? savedAt, year)}
                  </time>
                  {publishedAt === null ? <span className="text-ink-soft">{t("never_published")}</span> : null}
                </li>
              ))}
            </ol>
          </AdminPanel>
          <CompareForm device={device} versions={own} left={left} right={right} />
          {left && right ? <Comparison {...props} left={left} right={right} /> : null}
        </>
      )}
    </div>
  );
}

type CompareFormProps = { device: string; versions: readonly Version[]; left: Chosen; right: Chosen };

function CompareForm({ device, versions, left, right }: CompareFormProps) {
  const t = usePagesText();
  const choice = (name: "left" | "right", chosen: Chosen) => (
    <div className="grid min-w-40 gap-1">
      <label htmlFor={`compare-${name}`} className="text-xs font-bold text-ink-soft">
        {t(name === "left" ? "compare_left" : "compare_right")}
      </label>
      <SelectBox id={`compare-${name}`} name={name} defaultValue={chosen?.version}>
        {versions.map(({ version, author }) => (
          <option key={version} value={version}>
            {version} · {author}
          </option>
        ))}
      </SelectBox>
    </div>
  );
  return (
    <Form className="flex flex-wrap items-end gap-2">
      <input type="hidden" name="device" value={device} />
      {choice("left", left)}
      {choice("right", right)}
      <Button type="submit" variant="secondary">
        {t("compare")}
      </Button>
    </Form>
  );
}

type ComparisonProps = VersionsPageProps & { left: NonNullable<Chosen>; right: NonNullable<Chosen> };

function Comparison({ left, right, device, recordVersion }: ComparisonProps) {
  const t = usePagesText();
  const locale = useLocale();
  const sending = useSending("restore");
  const changes = diffFields(left.state as RecordState, right.state as RecordState);
  const shown = (value: unknown) =>
    value === undefined ? "–" : typeof value === "string" ? value : JSON.stringify(value);
  return (
    <>
      <div className="grid gap-3 xl:grid-cols-2">
        {[left, right].map(({ version, state }, side) => (
          <AdminPanel
            key={side === 0 ? "left" : "right"}
            title={t("version_number", { version })}
            end={
              <Form method="post">
                <input type="hidden" name="intent" value="restore" />
                <input type="hidden" name="device" value={device} />
                <input type="hidden" name="version" value={version} />
                <input type="hidden" name="seenVersion" value={recordVersion} />
                <Button
                  type="submit"
                  size="sm"
                  variant="secondary"
                  loading={sending}
                  aria-label={t("restore_version", { version })}
                >
                  {t("restore")}
                </Button>
              </Form>
            }
          >
            <PreviewFrame
              state={state as RecordState}
              device={device}
              locale={locale}
              title={t("preview_of_version", { version })}
            />
          </AdminPanel>
        ))}
      </div>
      <AdminPanel title={t("differences", { count: changes.length })}>
        {changes.length === 0 ? (
          <p className="text-sm">{t("no_differences")}</p>
        ) : (
          <dl className="grid gap-2 text-sm">
            {changes.map(({ path, before, after }) => (
              <div key={path} className="grid gap-1 border-b border-line pb-2 last:border-0">
                <dt className="font-bold">
                  {pageFieldLabel(t, (after === undefined ? left : right).state, locale, path)}
                </dt>
                <dd className="grid gap-2 md:grid-cols-2">
                  <del className="break-words text-ink-soft">{shown(before)}</del>
                  <ins className="break-words no-underline">{shown(after)}</ins>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </AdminPanel>
    </>
  );
}
