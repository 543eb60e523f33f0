import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { Spinner } from "#kit/web/feedback/spinner.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import type { MediaTile } from "../media-model.ts";
import { type MediaTextKey, useMediaText } from "../media-text.ts";
import { DropCover } from "../upload/drop-cover.tsx";
import { UploadList } from "../upload/upload-list.tsx";
import { useDroppedFiles } from "../upload/use-dropped-files.ts";
import { useUploads } from "../upload/use-uploads.ts";
import { ChoiceGrid } from "./choice-grid.tsx";
import { pickedFrom, toggled } from "./picked-media.ts";
import { PickerFilter } from "./picker-filter.tsx";
import type { MediaPickerProps } from "./picker-props.ts";
import { useChoices } from "./use-choices.ts";

const problemTexts: Readonly<Record<"STAFF_ONLY" | "FORBIDDEN" | "FAILED", MediaTextKey>> = {
  STAFF_ONLY: "problem_session",
  FORBIDDEN: "problem_forbidden",
  FAILED: "problem_failed",
};

/** The content of `MediaPicker`. An uploaded file is selected at once. */
export function PickerDialog({ onClose, onChoose, many = false, kind, present = [] }: MediaPickerProps) {
  const t = useMediaText();
  const { choices, isLoading, asked, ask, reload } = useChoices(kind);
  const [chosen, setChosen] = useState<readonly MediaTile[]>([]);
  const uploads = useUploads((item) => {
    const tile = item as MediaTile;
    const fits = (kind === undefined || tile.kind === kind) && !present.includes(tile.path);
    if (fits) setChosen((before) => (before.some(({ id }) => id === tile.id) ? before : toggled(before, tile, many)));
    reload();
  });
  const { isOver, area } = useDroppedFiles(uploads.queue.add);
  const list = choices?.list ?? null;
  const pages = list ? Math.max(1, Math.ceil(list.total / list.pageSize)) : 1;
  return (
    <Dialog
      open
      size="xl"
      fullOnPhone
      onClose={onClose}
      title={t(many ? "choose_many" : "choose_one")}
      closeLabel={t("close")}
      footer={
        <>
          <Button
            variant="court"
            disabled={chosen.length === 0}
            onClick={() => onChoose(chosen.map(pickedFrom))}
            className="phone:grow"
          >
            {many ? t("take_many", { count: chosen.length }) : t("take_one")}
          </Button>
          <Button variant="secondary" onClick={onClose} className="phone:grow">
            {t("cancel")}
          </Button>
        </>
      }
    >
      <div {...area} className="relative grid min-h-[50dvh] content-start gap-3">
        <PickerFilter asked={asked} ask={ask} tags={list?.tags ?? []} kind={kind} onFiles={uploads.queue.add} />
        <UploadList uploads={uploads} />
        {choices?.problem ? (
          <Alert tone="error" live>
            <p>{t(problemTexts[choices.problem])}</p>
            <Button variant="secondary" size="sm" icon="refresh-cw" onClick={reload} className="mt-2">
              {t("retry")}
            </Button>
          </Alert>
        ) : null}
        <p role="status" className="flex min-h-6 items-center gap-2 text-sm text-ink-soft tabular-nums">
          {list ? t("found", { count: list.total }) : null}
          {isLoading ? <Spinner size="sm" label={t("loading")} /> : null}
        </p>
        {list && list.items.length === 0 ? <EmptyState title={t("none_found")}>{t("none_choose")}</EmptyState> : null}
        {list ? (
          <div className={cx(isLoading && "opacity-70")}>
            <ChoiceGrid
              items={list.items}
              chosen={chosen.map(({ id }) => id)}
              present={present}
              many={many}
              onPress={(item) => setChosen((before) => toggled(before, item, many))}
            />
          </div>
        ) : null}
        {list && pages > 1 ? (
          <div className="flex items-center gap-3 text-sm">
            <Button
              variant="secondary"
              size="sm"
              disabled={asked.page <= 1}
              onClick={() => ask({ page: asked.page - 1 })}
            >
              {t("newer")}
            </Button>
            <span className="text-ink-soft tabular-nums">{t("page_of", { page: list.page, pages })}</span>
            <Button
              variant="secondary"
              size="sm"
              disabled={asked.page >= pages}
              onClick={() => ask({ page: asked.page + 1 })}
            >
              {t("older")}
            </Button>
          </div>
        ) : null}
        {isOver ? <DropCover /> : null}
      </div>
    </Dialog>
  );
}
