import type { MapPoint } from "../../contract/map-projection.ts";

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** The position of a label beside its pin; null without room. */
export type Label = { readonly x: number; readonly y: number; readonly anchor: "start" | "end" | "middle" } | null;

type Named = MapPoint & { readonly text: string };
type Sizes = {
  /** Half the side of a pin. */
  readonly pin: number;
  /** The width of a letter and the height of a line, on average. */
  readonly letter: number;
  readonly line: number;
  readonly width: number;
  readonly height: number;
};

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Places each label right, left, below or above its pin, where it overlaps neither a pin nor a label. */
export function placeLabels(pins: readonly Named[], sizes: Sizes): Label[] {
  const { pin, letter, line, width, height } = sizes;
  const taken: Box[] = pins.map(({ x, y }) => ({ left: x - pin, top: y - pin, right: x + pin, bottom: y + pin }));
  return pins.map(({ x, y, text }) => {
    const long = text.length * letter;
    const half = line / 2;
    const gap = half / 2;
    const places = [
      { label: { x: x + pin + gap, y, anchor: "start" }, left: x + pin + gap, top: y - half },
      { label: { x: x - pin - gap, y, anchor: "end" }, left: x - pin - gap - long, top: y - half },
      { label: { x, y: y + pin + half, anchor: "middle" }, left: x - long / 2, top: y + pin },
      { label: { x, y: y - pin - half, anchor: "middle" }, left: x - long / 2, top: y - pin - line },
    ] as const;
    for (const { label, left, top } of places) {
      const box = { left, top, right: left + long, bottom: top + line };
      const inside = box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;
      if (!inside || taken.some((other) => meet(box, other))) continue;
      taken.push(box);
      return label;
    }
    return null;
  });
}
