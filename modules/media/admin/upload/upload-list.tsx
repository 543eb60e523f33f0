import type { ReactNode } from "react";
import { imageUrl } from "#kit/images/image-url.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { IconButton } from "#kit/web/actions/icon-button.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { largestMegabytes } from "../../contract/constants.ts";
import { type MediaTextKey, useMediaText } from "../media-text.ts";
import { progressOf, type Upload, type UploadedItem, type UploadProblem } from "./upload-queue.ts";
import type { Uploads } from "./use-uploads.ts";

type OneUpload = Upload<File, UploadedItem>;

const problemTexts: Readonly<Record<UploadProblem, MediaTextKey>> = {
  REFUSED: "problem_refused",
  OFFLINE: "problem_offline",
  STAFF_ONLY: "problem_session",
  FORBIDDEN: "problem_forbidden",
  TOO_LARGE: "problem_large",
};

/** Uploads in progress, each with its progress, its error and a retry button. `onOpen` opens a finished one. */
export function UploadList({
  uploads: { queue, uploads },
  onOpen,
}: {
  uploads: Uploads;
  onOpen?: (id: string) => void;
}) {
  const t = useMediaText();
  if (uploads.length === 0) return null;
  const { done, failed, all, isBusy } = progressOf(uploads);
  return (
    <section aria-label={t("uploads")} className="rounded-lg border border-line bg-surface p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-sm font-bold tabular-nums">
          {t("uploads_done", { done, all })}
          {failed > 0 ? <span className="text-danger"> · {t("uploads_failed", { count: failed })}</span> : null}
        </p>
        {done > 0 && !isBusy ? (
          <Button variant="quiet" size="sm" onClick={queue.clear}>
            {t("uploads_clear")}
          </Button>
        ) : null}
      </div>
      <ul className="mt-1 max-h-72 divide-y divide-line overflow-y-auto">
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload}>
            {upload.state.at === "failed" ? (
              <>
                <Button variant="secondary" size="sm" icon="refresh-cw" onClick={() => queue.retry(upload.id)}>
                  {t("retry")}
                  <span className="sr-only"> {upload.file.name}</span>
                </Button>
                <IconButton
                  icon="x"
                  size="sm"
                  label={t("dismiss", { name: upload.file.name })}
                  onClick={() => queue.remove(upload.id)}
                />
              </>
            ) : null}
            {upload.state.at === "done" && onOpen ? <OpenButton item={upload.state.item} onOpen={onOpen} /> : null}
          </UploadRow>
        ))}
      </ul>
    </section>
  );
}

function OpenButton({ item, onOpen }: { item: UploadedItem; onOpen: (id: string) => void }) {
  const t = useMediaText();
  return (
    <Button variant="quiet" size="sm" onClick={() => onOpen(item.id)}>
      {t("details")}
      <span className="sr-only"> {item.name}</span>
    </Button>
  );
}

function UploadRow({ upload: { file, state }, children }: { upload: OneUpload; children: ReactNode }) {
  const t = useMediaText();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
      <span className="flex size-10 shrink-0 items-center justify-center overflow-hidden rounded-sm bg-sunken text-ink-soft">
        {state.at === "done" && state.item.kind === "picture" ? (
          <img
            src={imageUrl(state.item.url, 96, "webp")}
            alt=""
            width={40}
            height={40}
            className="size-10 object-cover"
          />
        ) : (
          <Icon name={state.at === "failed" ? "circle-alert" : "image"} size="sm" />
        )}
      </span>
      <span className="min-w-40 grow basis-0">
        <span className="block truncate font-semibold">{file.name}</span>
        {state.at === "waiting" ? <span className="text-ink-soft">{t("upload_waiting")}</span> : null}
        {state.at === "sending" || state.at === "checking" ? <UploadProgress name={file.name} state={state} /> : null}
        {state.at === "done" ? (
          <span className="text-ink-soft">{t(state.isKnown ? "upload_known" : "upload_done")}</span>
        ) : null}
        {state.at === "failed" ? (
          <span className="font-semibold text-danger">
            {state.message ?? t(problemTexts[state.code], largestMegabytes)}
          </span>
        ) : null}
      </span>
      <span className="flex shrink-0 items-center gap-1">{children}</span>
    </li>
  );
}

function UploadProgress({
  name,
  state,
}: {
  name: string;
  state: { at: "sending"; percent: number } | { at: "checking" };
}) {
  const t = useMediaText();
  const percent = state.at === "sending" ? state.percent : 100;
  return (
    <span className="flex items-center gap-2">
      <progress
        max={100}
        value={percent}
        aria-label={t("upload_progress", { name })}
        className="loading-bar h-1.5 min-w-0 grow rounded-sm bg-sunken [--bar:var(--court)]"
      />
      <span className="shrink-0 text-ink-soft tabular-nums">
        {state.at === "checking" ? t("upload_checking") : `${percent} %`}
      </span>
    </span>
  );
}
