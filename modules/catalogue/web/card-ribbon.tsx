import { cx } from "#kit/web/class-names.ts";
import type { CardModel } from "./card-model.ts";

const corners: Readonly<Record<string, string>> = {
  TOP_LEFT: "top-0 left-0 rounded-br-md",
  TOP_RIGHT: "top-0 right-0 rounded-bl-md",
  BOTTOM_LEFT: "bottom-0 left-0 rounded-tr-md",
  BOTTOM_RIGHT: "right-0 bottom-0 rounded-tl-md",
  BOTTOM: "inset-x-0 bottom-0 justify-center",
};

/** A flag on the corner of a card's picture: the picture of the ribbon, and its words beside it. */
export function CardRibbon({ ribbon }: { ribbon: NonNullable<CardModel["ribbon"]> }) {
  return (
    <span
      className={cx(
        "absolute flex max-w-full items-center gap-1 bg-sun py-1 pr-2 pl-1.5 text-xs font-extrabold text-on-sun tabular-nums",
        corners[ribbon.position] ?? corners.TOP_LEFT,
      )}
    >
      {ribbon.image ? (
        <img src={ribbon.image} alt="" width={18} height={18} loading="lazy" className="size-4.5 shrink-0" />
      ) : null}
      {ribbon.text ? <span className="truncate">{ribbon.text}</span> : null}
    </span>
  );
}
