import type { KeyboardEvent, MouseEvent } from "react";
import { imageUrl } from "#kit/images/image-url.ts";
import { useMediaText } from "./media-text.ts";

export type Focus = { readonly x: number; readonly y: number };

const centre: Focus = { x: 50, y: 50 };
const within = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

/** The point an arrow key moves to; ten times as far with Shift. Null for other keys. */
export function movedBy(key: string, isFar: boolean, from: Focus | null): Focus | null {
  const { x, y } = from ?? centre;
  const step = isFar ? 10 : 1;
  const moves: Readonly<Record<string, Focus>> = {
    ArrowLeft: { x: within(x - step), y },
    ArrowRight: { x: within(x + step), y },
    ArrowUp: { x, y: within(y - step) },
    ArrowDown: { x, y: within(y + step) },
  };
  return moves[key] ?? null;
}

type FocalPointProps = {
  url: string;
  width: number;
  height: number;
  focus: Focus | null;
  onChange: (focus: Focus) => void;
};

/** Sets the focal point of a picture, by click or with the arrow keys. */
export function FocalPoint({ url, width, height, focus, onChange }: FocalPointProps) {
  const t = useMediaText();
  const shown = focus ?? centre;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // Enter and Space raise a click without a position.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    onChange({
      x: within(((event.clientX - box.left) / box.width) * 100),
      y: within(((event.clientY - box.top) / box.height) * 100),
    });
  };
  const press = (event: KeyboardEvent) => {
    const moved = movedBy(event.key, event.shiftKey, focus);
    if (!moved) return;
    event.preventDefault();
    onChange(moved);
  };
  return (
    <div className="flex justify-center rounded-md bg-sunken">
      <button
        type="button"
        aria-label={t("focus_at", shown)}
        aria-describedby="focus-hint"
        onClick={click}
        onKeyDown={press}
        className="relative block max-w-full cursor-crosshair"
      >
        <img
          src={imageUrl(url, 800, "webp")}
          alt=""
          width={width}
          height={height}
          className="h-auto max-h-80 w-auto max-w-full"
        />
        {/* SVG attributes, because the content security policy allows no inline styles. */}
        <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full overflow-visible">
          <circle
            cx={`${shown.x}%`}
            cy={`${shown.y}%`}
            r="13"
            fill="none"
            stroke="#000"
            strokeWidth="5"
            opacity="0.55"
          />
          <circle cx={`${shown.x}%`} cy={`${shown.y}%`} r="13" fill="none" stroke="#fff" strokeWidth="2.5" />
          <circle cx={`${shown.x}%`} cy={`${shown.y}%`} r="2.5" fill="#fff" stroke="#000" strokeWidth="1" />
        </svg>
      </button>
    </div>
  );
}
