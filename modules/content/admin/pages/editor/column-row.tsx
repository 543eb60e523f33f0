import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { IconButton } from "#kit/web/actions/icon-button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import { usePagesText } from "../pages-text.ts";

export type ColumnRowProps = {
  path: string;
  name: string;
  place: number;
  count: number;
  isChosen: boolean;
  isHidden: boolean;
  /** Number of fields missing before it can be published. */
  missing: number;
  editable: boolean;
  otherDevice: string;
  onChoose: () => void;
  onMove: (to: number) => void;
  /** Called when the column at another position was dropped here. */
  onDrop: (from: number) => void;
  onHide: () => void;
  onDuplicate: () => void;
  onCopy: () => void;
  onRemove: () => void;
};

/** One column in the list: selected by a click, moved by drag and drop, by Alt with an arrow key, or by its buttons. */
export function ColumnRow(props: ColumnRowProps) {
  const { path, name, place, count, isChosen, isHidden, missing, editable, otherDevice } = props;
  const t = usePagesText();
  const row = useRef<HTMLLIElement>(null);
  const [over, setOver] = useState(false);
  const drop = useEffectEvent((from: unknown) => {
    if (typeof from === "number" && from !== place) props.onDrop(from);
  });
  useEffect(() => {
    const element = row.current;
    if (!element || !editable) return;
    return combine(
      draggable({ element, getInitialData: () => ({ columnPlace: place }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data.columnPlace === "number",
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false);
          drop(source.data.columnPlace);
        },
      }),
    );
  }, [place, editable]);
  const press = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || by === undefined || !editable) return;
    event.preventDefault();
    props.onMove(place + by);
  };
  return (
    <li
      ref={row}
      onKeyDown={press}
      className={cx(
        "grid gap-1 rounded-md border p-2",
        over ? "border-court bg-court-soft" : isChosen ? "border-ink" : "border-line",
      )}
    >
      <button
        type="button"
        id={fieldId(path)}
        aria-pressed={isChosen}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={props.onChoose}
        className="flex min-h-9 items-center gap-2 text-left text-sm font-bold pointer-coarse:min-h-11"
      >
        <span className={cx("min-w-0 grow break-words", isHidden && "text-ink-soft")}>{name}</span>
        {isHidden ? <Badge tone="neutral">{t("hidden")}</Badge> : null}
        {missing > 0 ? <Badge tone="sun">{t("missing_count", { count: missing })}</Badge> : null}
      </button>
      {isChosen && editable ? (
        <span className="-mx-1 flex flex-wrap">
          <IconButton
            icon="chevron-up"
            size="sm"
            label={t("move_up", { name })}
            disabled={place === 0}
            onClick={() => props.onMove(place - 1)}
          />
          <IconButton
            icon="chevron-down"
            size="sm"
            label={t("move_down", { name })}
            disabled={place === count - 1}
            onClick={() => props.onMove(place + 1)}
          />
          <IconButton
            icon={isHidden ? "eye" : "eye-off"}
            size="sm"
            label={t(isHidden ? "show_column" : "hide_column", { name })}
            onClick={props.onHide}
          />
          <IconButton icon="copy" size="sm" label={t("duplicate_column", { name })} onClick={props.onDuplicate} />
          <IconButton
            icon={otherDevice === "pc" ? "monitor" : "smartphone"}
            size="sm"
            label={t(otherDevice === "pc" ? "copy_to_pc" : "copy_to_h5", { name })}
            onClick={props.onCopy}
          />
          <IconButton icon="trash-2" size="sm" label={t("remove", { name })} onClick={props.onRemove} />
        </span>
      ) : null}
    </li>
  );
}
