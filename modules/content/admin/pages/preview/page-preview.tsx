import { type MouseEvent, use, useEffect, useState } from "react";
import * as v from "valibot";
import { ApiContext, useApi } from "#kit/web/api/api-context.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { Spinner } from "#kit/web/feedback/spinner.tsx";
import { TextProvider, Texts } from "#kit/web/i18n/text-context.tsx";
import { type PageColumn, pageContentSchema } from "../../../contract/page-columns.ts";
import { type ColumnSlots, LandingColumns } from "../../../web/landing-columns.tsx";
import { AdminPagePreviewDocument, type AdminPagePreviewResult } from "../pages.graphql.gen.ts";
import { usePagesText } from "../pages-text.ts";
import { type PreviewedPage, previewReady, readPreviewed } from "./preview-message.ts";

type Drawn = AdminPagePreviewResult["adminPagePreview"];

type PagePreviewProps = {
  /** Renders columns with data of other modules. */
  slotsOf: (drawn: Pick<Drawn, "columnProducts" | "columnTiers">) => ColumnSlots;
};

/** Debounce time: typing must pause this long before the preview is rendered again. */
const pauseMs = 300;

/** API calls are rejected in a preview. */
const asksNothing = () => Promise.reject(new Error("a preview asks nothing"));

/** The document in the frame beside the editor: renders the state the editor sends. Its links are disabled. */
export function PagePreview({ slotsOf }: PagePreviewProps) {
  const t = usePagesText();
  const api = useApi();
  const { source } = use(Texts);
  const [page, setPage] = useState<PreviewedPage | null>(null);
  const [drawn, setDrawn] = useState<(Drawn & Pick<PreviewedPage, "locale">) | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const hear = ({ source: from, origin, data }: MessageEvent) => {
      if (origin !== window.location.origin || from !== window.parent) return;
      const told = readPreviewed(data);
      if (told) setPage(told);
    };
    window.addEventListener("message", hear);
    window.parent.postMessage(previewReady, window.location.origin);
    return () => window.removeEventListener("message", hear);
  }, []);
  useEffect(() => {
    if (!page) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      api(AdminPagePreviewDocument, { input: page }).then(
        ({ adminPagePreview }) => {
          if (!isCurrent) return;
          setFailed(false);
          setDrawn({ ...adminPagePreview, locale: page.locale });
        },
        () => isCurrent && setFailed(true),
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [api, page]);
  const columns = drawn ? columnsOf(drawn.pageContent) : [];
  const stay = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
  };
  return (
    <main id="main" onClickCapture={stay}>
      <h1 className="sr-only">{t("preview")}</h1>
      {hasFailed ? <Alert tone="error">{t("preview_failed")}</Alert> : null}
      {drawn && drawn.incomplete.length > 0 ? (
        <p role="status" className="bg-sun-soft px-4 py-1 text-sm">
          {t("preview_incomplete", { count: drawn.incomplete.length })}
        </p>
      ) : null}
      {drawn === null ? (
        hasFailed ? null : (
          <Spinner label={t("preview")} />
        )
      ) : columns.length === 0 ? (
        <EmptyState title={t("preview_empty")}>{t("preview_empty_text")}</EmptyState>
      ) : (
        <TextProvider locale={drawn.locale} source={source}>
          <ApiContext value={asksNothing}>
            <div lang={drawn.locale}>
              <LandingColumns columns={columns} slots={slotsOf(drawn)} />
            </div>
          </ApiContext>
        </TextProvider>
      )}
    </main>
  );
}

const columnsOf = (content: unknown): readonly PageColumn[] => {
  const checked = v.safeParse(pageContentSchema, content);
  return checked.success ? checked.output.columns : [];
};
