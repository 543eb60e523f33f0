import { type KeyboardEvent, type MouseEvent, useRef } from "react";
import { imageUrl } from "#kit/images/image-url.ts";
import { Icon } from "#kit/web/icons/icon.tsx";
import { useHydrated } from "#kit/web/use-hydrated.ts";
import type { MediaState } from "../../../contract/product/product-state.ts";
import { useProductEditorText } from "../product-editor-text.ts";

type FocalPointProps = { item: MediaState; name: string; editable: boolean; onChange: (item: MediaState) => void };

const step = 5;
const within = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

/** The picture with the point that stays visible when it is cropped: set by a click, moved by the arrow keys. */
export function FocalPoint({ item, name, editable, onChange }: FocalPointProps) {
  const t = useProductEditorText();
  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const [x, y] = item.focus ?? [50, 50];
  if (item.type === "video")
    return (
      <span className="flex size-24 items-center justify-center rounded-sm bg-sunken text-ink-soft">
        <Icon name="play" />
      </span>
    );
  const set = (left: number, top: number) => onChange({ ...item, focus: [within(left), within(top)] });
  const click = (event: MouseEvent) => {
    const area = button.current?.getBoundingClientRect();
    // A press of Enter is a click without a place.
    if (!area || event.detail === 0) return;
    set(((event.clientX - area.left) / area.width) * 100, ((event.clientY - area.top) / area.height) * 100);
  };
  const press = (event: KeyboardEvent) => {
    const [left, top] =
      { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key] ?? [];
    // With Alt the picture itself is moved.
    if (left === undefined || top === undefined || event.altKey) return;
    event.preventDefault();
    set(x + left, y + top);
  };
  return (
    <button
      ref={button}
      type="button"
      disabled={!editable}
      aria-label={t("focal_point", { name, left: x, top: y })}
      onClick={click}
      onKeyDown={press}
      className="relative size-24 shrink-0 cursor-crosshair overflow-hidden rounded-sm bg-sunken"
    >
      <img src={imageUrl(item.url, 240, "webp")} alt="" draggable={false} className="size-full object-contain" />
      {hydrated ? (
        <span
          aria-hidden="true"
          style={{ left: `${x}%`, top: `${y}%` }}
          className="absolute size-3 -translate-1/2 rounded-full border-2 border-paper bg-brick"
        />
      ) : null}
    </button>
  );
}
