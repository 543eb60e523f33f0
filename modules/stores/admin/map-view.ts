import { type MapPoint, mapHeight, mapWidth } from "../contract/map-projection.ts";

/** How many times the drawing can be enlarged. */
export const zooms = [1, 4, 16] as const;
export type Zoom = (typeof zooms)[number];

export type MapView = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

export const isOnMap = ({ x, y }: MapPoint): boolean => x >= 0 && x <= mapWidth && y >= 0 && y <= mapHeight;

/** The part of the drawing that is shown around a point; it does not reach over the edges. */
export function viewAround({ x, y }: MapPoint, zoom: Zoom): MapView {
  const [width, height] = [mapWidth / zoom, mapHeight / zoom];
  return {
    x: between(0, x - width / 2, mapWidth - width),
    y: between(0, y - height / 2, mapHeight - height),
    width,
    height,
  };
}

/** The point of a press, from its place in the shown part (0 to 1 from the top left). */
export const pointIn = (view: MapView, across: number, down: number): MapPoint => ({
  x: view.x + between(0, across, 1) * view.width,
  y: view.y + between(0, down, 1) * view.height,
});

const ways: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key moves a pin: a two-hundredth of what is shown, ten times that with Shift. Null for other keys. */
export function pointAfterKey(
  from: MapPoint,
  key: string,
  { zoom, far }: { zoom: Zoom; far: boolean },
): MapPoint | null {
  const way = ways[key];
  if (!way) return null;
  const step = (mapWidth / zoom / 200) * (far ? 10 : 1);
  return { x: between(0, from.x + way[0] * step, mapWidth), y: between(0, from.y + way[1] * step, mapHeight) };
}
