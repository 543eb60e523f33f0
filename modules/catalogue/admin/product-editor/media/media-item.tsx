import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { locales } from "#kit/core/locale.ts";
import { IconButton } from "#kit/web/actions/icon-button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { boxClass } from "#kit/web/forms/input-class.ts";
import type { MediaState, SomeTexts } from "../../../contract/product/product-state.ts";
import type { Choice } from "../product-choices.ts";
import { useProductEditorText } from "../product-editor-text.ts";
import { FocalPoint } from "./focal-point.tsx";

type MediaItemProps = {
  item: MediaState;
  place: number;
  count: number;
  values: readonly Choice[];
  editable: boolean;
  onChange: (item: MediaState) => void;
  onMove: (to: number) => void;
  /** The picture of another place was dropped here. */
  onDrop: (from: number) => void;
  onRemove: () => void;
};

/** The button that moves the picture at a place. */
export const moveButtonId = (place: number, way: "forward" | "back") => `media-${place}-${way}`;

const box = `${boxClass} min-h-9 w-full min-w-0 px-2.5 text-base pointer-coarse:min-h-11 md:text-sm`;

/** One picture: its place by drag or by its buttons, whom it belongs to, its focal point and its alternative text. */
export function MediaItem(props: MediaItemProps) {
  const { item, place, count, values, editable, onChange, onMove, onDrop, onRemove } = props;
  const t = useProductEditorText();
  const row = useRef<HTMLLIElement>(null);
  const [over, setOver] = useState(false);
  const drop = useEffectEvent((from: unknown) => {
    if (typeof from === "number" && from !== place) onDrop(from);
  });
  useEffect(() => {
    const element = row.current;
    if (!element || !editable) return;
    return combine(
      draggable({ element, getInitialData: () => ({ mediaPlace: place }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data.mediaPlace === "number",
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false);
          drop(source.data.mediaPlace);
        },
      }),
    );
  }, [place, editable]);
  const name = t(item.type === "video" ? "video_at" : "picture_at", { place: place + 1 });
  /** Alt with an arrow moves the picture from wherever the focus is in it. */
  const press = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (!event.altKey || by === undefined || !editable) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(place + by);
  };
  const setAlt = (locale: keyof SomeTexts, text: string) => {
    const { [locale]: _before, ...others } = item.alt ?? {};
    const alt = text === "" ? others : { ...others, [locale]: text };
    const { alt: _alt, ...rest } = item;
    onChange(Object.keys(alt).length > 0 ? { ...rest, alt } : rest);
  };
  return (
    <li
      ref={row}
      onKeyDown={press}
      className={cx("grid gap-2 rounded-md border p-2.5", over ? "border-court bg-court-soft" : "border-line")}
    >
      <div className="flex items-start justify-between gap-2">
        <FocalPoint item={item} name={name} editable={editable} onChange={onChange} />
        {editable ? (
          <span className="flex flex-wrap justify-end">
            <IconButton
              size="sm"
              icon="arrow-left"
              id={moveButtonId(place, "forward")}
              label={t("move_up", { name })}
              disabled={place === 0}
              onClick={() => onMove(place - 1)}
            />
            <IconButton
              size="sm"
              icon="arrow-right"
              id={moveButtonId(place, "back")}
              label={t("move_down", { name })}
              disabled={place === count - 1}
              onClick={() => onMove(place + 1)}
            />
            <IconButton size="sm" icon="trash-2" label={t("remove", { name })} onClick={onRemove} />
          </span>
        ) : null}
      </div>
      <p className="truncate text-xs text-ink-soft" title={item.url}>
        {item.url}
      </p>
      {values.length > 0 ? (
        <select
          aria-label={t("belongs_to", { name })}
          className={box}
          value={item.value ?? ""}
          disabled={!editable}
          onChange={(event) => {
            const { value: _before, ...rest } = item;
            onChange(event.currentTarget.value === "" ? rest : { ...rest, value: event.currentTarget.value });
          }}
        >
          <option value="">{t("every_sku")}</option>
          {values.map(({ code, name: text }) => (
            <option key={code} value={code}>
              {text}
            </option>
          ))}
        </select>
      ) : null}
      <details>
        <summary className="min-h-6 cursor-pointer text-sm font-bold pointer-coarse:min-h-11">
          {t("alt_texts", { count: Object.keys(item.alt ?? {}).length })}
        </summary>
        <div className="mt-1 grid gap-1.5">
          {locales.map((locale) => (
            <label key={locale} className="grid gap-0.5 text-xs font-bold text-ink-soft">
              {t("alt_in", { language: locale })}
              <input
                className={`${box} text-ink`}
                lang={locale}
                maxLength={300}
                value={item.alt?.[locale] ?? ""}
                readOnly={!editable}
                onChange={(event) => setAlt(locale, event.currentTarget.value)}
              />
            </label>
          ))}
        </div>
      </details>
    </li>
  );
}
