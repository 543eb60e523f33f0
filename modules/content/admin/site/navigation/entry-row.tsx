import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { IconButton } from "#kit/web/actions/icon-button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { FieldError } from "#kit/web/forms/field-frame.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import { useSiteText } from "../site-text.ts";
import type { Direction } from "./entry-edits.ts";

type EntryRowProps = {
  id: string;
  name: string;
  level: number;
  isChosen: boolean;
  isHidden: boolean;
  /** Fields that are missing before the list can be published. */
  missing: number;
  problem: string | null;
  editable: boolean;
  mayStep: (direction: Direction) => boolean;
  onChoose: () => void;
  onStep: (direction: Direction) => void;
  /** The entry with this id was dropped here. */
  onDrop: (dragged: string) => void;
  onHide: () => void;
  onRemove: () => void;
  onAddBelow?: () => void;
};

const indents = ["", "ml-5", "ml-10"];
const arrows: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowRight: "in",
  ArrowLeft: "out",
};
const steps = [
  ["up", "chevron-up", "move_up"],
  ["down", "chevron-down", "move_down"],
  ["out", "chevron-left", "move_out"],
  ["in", "chevron-right", "move_in"],
] as const;

/** One entry of the tree: chosen by a press, moved by drag, by Alt with an arrow, or by its buttons. */
export function EntryRow(props: EntryRowProps) {
  const { id, name, level, isChosen, isHidden, missing, problem, editable, onAddBelow } = props;
  const t = useSiteText();
  const row = useRef<HTMLLIElement>(null);
  const [over, setOver] = useState(false);
  const drop = useEffectEvent((dragged: unknown) => {
    if (typeof dragged === "string" && dragged !== id) props.onDrop(dragged);
  });
  useEffect(() => {
    const element = row.current;
    if (!element || !editable) return;
    return combine(
      draggable({ element, getInitialData: () => ({ entryId: id }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data.entryId === "string",
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false);
          drop(source.data.entryId);
        },
      }),
    );
  }, [id, editable]);
  const press = (event: KeyboardEvent) => {
    const direction = arrows[event.key];
    if (!event.altKey || direction === undefined || !editable) return;
    // Alt with an arrow would also leave the page.
    event.preventDefault();
    props.onStep(direction);
  };
  return (
    <li
      ref={row}
      onKeyDown={press}
      className={cx(
        "grid rounded-md border px-2 py-0.5",
        indents[level - 1],
        over ? "border-court bg-court-soft" : isChosen ? "border-ink" : "border-line",
      )}
    >
      <button
        type="button"
        id={fieldId(`entries/${id}`)}
        aria-pressed={isChosen}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
        onClick={props.onChoose}
        className="flex min-h-9 items-center gap-2 text-left text-sm font-bold pointer-coarse:min-h-11"
      >
        <span className={cx("min-w-0 grow break-words", isHidden && "text-ink-soft")}>{name}</span>
        {isHidden ? <Badge tone="neutral">{t("field_hidden")}</Badge> : null}
        {missing > 0 ? <Badge tone="sun">{t("missing_count", { count: missing })}</Badge> : null}
      </button>
      <FieldError id={`${fieldId(`entries/${id}/parent`)}-error`} error={problem} />
      {isChosen && editable ? (
        <span className="flex flex-wrap">
          {steps.map(([direction, icon, label]) => (
            <IconButton
              key={direction}
              icon={icon}
              size="sm"
              label={t(label, { name })}
              disabled={!props.mayStep(direction)}
              onClick={() => props.onStep(direction)}
            />
          ))}
          <IconButton
            icon={isHidden ? "eye" : "eye-off"}
            size="sm"
            label={t(isHidden ? "show_entry" : "hide_entry", { name })}
            onClick={props.onHide}
          />
          {onAddBelow ? (
            <IconButton icon="plus" size="sm" label={t("add_below", { name })} onClick={onAddBelow} />
          ) : null}
          <IconButton icon="trash-2" size="sm" label={t("remove_entry", { name })} onClick={props.onRemove} />
        </span>
      ) : null}
    </li>
  );
}
