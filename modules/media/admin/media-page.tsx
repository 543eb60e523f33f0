import { Link, useNavigate, useNavigation, useRevalidator } from "react-router";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { ActionResult } from "#modules/admin/web/action-result.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { ExportLink } from "#modules/admin/web/record-list/export-link.tsx";
import { useAdminKeys } from "#modules/admin/web/use-admin-keys.ts";
import { MediaDetails } from "./media-details.tsx";
import { MediaFilter } from "./media-filter.tsx";
import { MediaGrid } from "./media-grid.tsx";
import { type MediaDetailsData, type MediaFilterValues, type MediaList, mediaQuery } from "./media-model.ts";
import { useMediaText } from "./media-text.ts";
import { DropCover } from "./upload/drop-cover.tsx";
import { UploadButtons } from "./upload/upload-buttons.tsx";
import { UploadList } from "./upload/upload-list.tsx";
import { useDroppedFiles } from "./upload/use-dropped-files.ts";
import { useUploads } from "./upload/use-uploads.ts";

export type MediaPageProps = {
  list: MediaList;
  asked: MediaFilterValues;
  /** The file whose details are open. */
  open: MediaDetailsData | null;
  /** Whether the address names a file that does not exist. */
  isMissing: boolean;
  answer: AdminAnswer | null;
  year: number;
};

/**
 * The media library. The address holds filter, page and the open file; files are added by drop, paste, file dialog and
 * camera.
 */
export function MediaPage({ list, asked, open, isMissing, answer, year }: MediaPageProps) {
  const t = useMediaText();
  const { state } = useNavigation();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  useAdminKeys();
  const uploads = useUploads(() => void revalidate());
  const { isOver, area } = useDroppedFiles(uploads.queue.add);
  const { items, total, page, pageSize, tags } = list;
  const address = (changes: Partial<MediaFilterValues> & { page?: number; item?: string }) =>
    `/admin/media${mediaQuery({ ...asked, page, ...changes })}`;
  const isFiltered = asked.search !== "" || asked.tag !== "" || asked.kind !== "";
  return (
    <div
      {...area}
      className={cx("relative grid min-h-[70dvh] content-start gap-3", state === "loading" && "opacity-70")}
    >
      <PageHeader
        title={t("title")}
        actions={
          <>
            <ExportLink />
            <UploadButtons onFiles={uploads.queue.add} />
          </>
        }
      />
      <noscript>
        <p className="text-sm font-semibold text-danger">{t("needs_script")}</p>
      </noscript>
      <ActionResult answer={answer} />
      <UploadList
        uploads={uploads}
        onOpen={(item) => void navigate(`/admin/media${mediaQuery({ item })}`, { preventScrollReset: true })}
      />
      {isMissing && answer?.intent !== "delete" ? <p className="font-semibold text-danger">{t("missing")}</p> : null}
      <div className={cx("grid items-start gap-4", open && "lg:grid-cols-[minmax(0,1fr)_23rem]")}>
        <div className={cx("grid gap-3", open && "max-lg:hidden")}>
          <MediaFilter asked={asked} tags={tags} />
          <p role="status" className="text-sm text-ink-soft tabular-nums">
            {t("found", { count: total })}
            <span className="phone:hidden"> · {t("drop_hint")}</span>
          </p>
          {items.length === 0 ? (
            <EmptyState
              title={isFiltered ? t("none_found") : t("none")}
              actions={
                isFiltered ? (
                  <LinkButton to="/admin/media" variant="secondary">
                    {t("show_all")}
                  </LinkButton>
                ) : null
              }
            >
              {isFiltered ? t("none_found_text") : t("none_text")}
            </EmptyState>
          ) : (
            <MediaGrid items={items} openId={open?.item.id ?? null} addressOf={(item) => address({ item })} />
          )}
          <Pages
            page={page}
            pages={Math.max(1, Math.ceil(total / pageSize))}
            addressOf={(next) => address({ page: next })}
          />
        </div>
        {open ? (
          <MediaDetails key={open.item.id} details={open} answer={answer} year={year} closeTo={address({})} />
        ) : null}
      </div>
      {isOver ? <DropCover /> : null}
    </div>
  );
}

function Pages({ page, pages, addressOf }: { page: number; pages: number; addressOf: (page: number) => string }) {
  const t = useMediaText();
  if (pages === 1) return null;
  const link = "inline-flex min-h-11 items-center underline";
  return (
    <nav aria-label={t("pages")} className="flex items-center gap-4 text-sm font-bold">
      {page > 1 ? (
        <Link to={addressOf(page - 1)} className={link}>
          {t("newer")}
        </Link>
      ) : null}
      <span className="text-ink-soft tabular-nums">{t("page_of", { page, pages })}</span>
      {page < pages ? (
        <Link to={addressOf(page + 1)} className={link}>
          {t("older")}
        </Link>
      ) : null}
    </nav>
  );
}
