import { type MapPoint, onMap } from "../../contract/map-projection.ts";

type Placed = {
  readonly storeCode: string;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
};

/** One pin of the map: a store, or several close ones. */
export type Pin = MapPoint & { readonly stores: readonly Placed[] };

const distance = (one: MapPoint, other: MapPoint): number => Math.hypot(one.x - other.x, one.y - other.y);

const middle = (stores: readonly Placed[]): MapPoint => {
  const points = stores.map(onMap);
  const sum = (name: "x" | "y") => points.reduce((total, point) => total + point[name], 0);
  return { x: Math.round((sum("x") / points.length) * 10) / 10, y: Math.round((sum("y") / points.length) * 10) / 10 };
};

/** Clusters stores until any two pins have this distance on the drawing. */
export function pinsOf(stores: readonly Placed[], apart: number): Pin[] {
  let pins: Pin[] = stores.map((store) => ({ ...onMap(store), stores: [store] }));
  for (;;) {
    const pair = closestPair(pins);
    if (!pair || distance(...pair) >= apart) return pins;
    const [one, other] = pair;
    const together = [...one.stores, ...other.stores];
    pins = pins.flatMap((pin) =>
      pin === one ? [{ ...middle(together), stores: together }] : pin === other ? [] : [pin],
    );
  }
}

function closestPair(pins: readonly Pin[]): [Pin, Pin] | null {
  let closest: [Pin, Pin] | null = null;
  for (const [index, one] of pins.entries()) {
    for (const other of pins.slice(index + 1)) {
      if (!closest || distance(one, other) < distance(...closest)) closest = [one, other];
    }
  }
  return closest;
}

/** The cities of a pin's stores, each once. */
export const citiesOf = ({ stores }: Pin): string[] => [...new Set(stores.map(({ city }) => city))];
