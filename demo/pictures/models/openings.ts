import { BoxGeometry, SphereGeometry } from "three";
import type { Paint } from "../stage/palette.ts";
import { plate } from "./bricks.ts";
import { joined, slab } from "./joined.ts";
import type { Piece, Site } from "./site.ts";

/** An opening in a wall: its middle, its size in studs and plates, and the way it looks in degrees. */
export type Hole = {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly wide: number;
  readonly high: number;
  readonly turn: number;
};

/** What closes an opening. */
export type Fill = (site: Site, hole: Hole) => void;

type Grid = { readonly columns: number; readonly rows: number };

function frame(wide: number, high: number, { columns, rows }: Grid): Piece {
  const tall = high * plate;
  const bars = [
    slab([wide, 0.22, 0.56], [0, tall / 2 - 0.11, 0]),
    slab([wide, 0.22, 0.56], [0, -tall / 2 + 0.11, 0]),
    slab([0.22, tall, 0.56], [-wide / 2 + 0.11, 0, 0]),
    slab([0.22, tall, 0.56], [wide / 2 - 0.11, 0, 0]),
  ];
  for (let n = 1; n < columns; n += 1) bars.push(slab([0.13, tall, 0.36], [wide * (n / columns - 0.5), 0, 0]));
  for (let n = 1; n < rows; n += 1) bars.push(slab([wide, 0.13, 0.36], [0, tall * (n / rows - 0.5), 0]));
  return { name: `frame ${wide} ${high} ${columns} ${rows}`, shape: () => joined(...bars) };
}

const pane = (wide: number, high: number, finish: Piece["finish"] = "clear"): Piece => ({
  name: `pane ${wide} ${high} ${finish}`,
  shape: () => slab([wide - 0.3, high * plate - 0.3, 0.1]),
  finish,
});

const leafOf = (wide: number, high: number): Piece => ({
  name: `shutter ${wide} ${high}`,
  shape: () => {
    const tall = high * plate;
    const slats = Array.from({ length: Math.floor(high) }, (_, n) =>
      new BoxGeometry(wide - 0.2, 0.2, 0.1).translate(0, (n + 0.5) * plate - tall / 2, 0.09),
    );
    return joined(slab([wide, tall, 0.16]), ...slats);
  },
});

const sillOf = (wide: number): Piece => ({
  name: `sill ${wide}`,
  shape: () => slab([wide + 0.5, 0.26, 0.62], [0, 0, 0.42]),
});

/** Moves a point out of the wall, along the way the opening looks. */
export function before({ x, z, turn }: Hole, out: number, along = 0): { x: number; z: number } {
  const angle = (turn * Math.PI) / 180;
  return {
    x: x + Math.sin(angle) * out + Math.cos(angle) * along,
    z: z + Math.cos(angle) * out - Math.sin(angle) * along,
  };
}

export type WindowOptions = Partial<Grid> & {
  readonly frame?: Paint;
  readonly glass?: Paint;
  readonly sill?: Paint;
  readonly shutters?: Paint;
  /** Plain plastic looks as if a lamp burned behind it; film hardly shows. */
  readonly finish?: Piece["finish"];
};

export function windowed(options: WindowOptions = {}): Fill {
  const { columns = 2, rows = 2, glass = "sky", sill, shutters, finish = "clear" } = options;
  return (site, hole) => {
    const { wide, high, turn, y } = hole;
    const set = before(hole, 0.1);
    site.fit(frame(wide, high, { columns, rows }), [set.x, y, set.z], { paint: options.frame ?? "white", turn });
    site.fit(pane(wide, high, finish), [hole.x, y, hole.z], { paint: glass, turn });
    if (sill) {
      const out = before(hole, 0.2);
      site.fit(sillOf(wide), [out.x, y - high / 2, out.z], { paint: sill, turn });
    }
    if (!shutters) return;
    for (const side of [-1, 1]) {
      const leaf = before(hole, 0.58, side * wide * 0.75);
      site.fit(leafOf(wide / 2, high), [leaf.x, y, leaf.z], { paint: shutters, turn });
    }
  };
}

const knob: Piece = { name: "knob", shape: () => new SphereGeometry(0.13, 12, 8), finish: "metal" };

const doorLeaf = (wide: number, high: number): Piece => ({
  name: `door ${wide} ${high}`,
  shape: () => {
    const tall = high * plate;
    const [w, h] = [wide - 0.1, tall - 0.04];
    return joined(
      slab([w, h, 0.22]),
      slab([w * 0.62, h * 0.34, 0.12], [0, -h * 0.24, 0.12], 0.05),
      slab([w * 0.62, h * 0.36, 0.12], [0, h * 0.2, 0.12], 0.05),
    );
  },
});

const glassDoor = (wide: number, high: number): Piece => ({
  name: `glass door ${wide} ${high}`,
  shape: () => {
    const tall = high * plate;
    return joined(
      slab([wide - 0.06, 0.34, 0.34], [0, tall / 2 - 0.17, 0]),
      slab([wide - 0.06, tall * 0.3, 0.34], [0, -tall * 0.35, 0]),
      slab([0.3, tall, 0.34], [-wide / 2 + 0.18, 0, 0]),
      slab([0.3, tall, 0.34], [wide / 2 - 0.18, 0, 0]),
    );
  },
});

/** A panelled door, or one with a pane, with a round handle. */
export function doored(paint: Paint, kind: "panel" | "glass" = "panel"): Fill {
  return (site, hole) => {
    const { wide, high, turn, y } = hole;
    const set = before(hole, 0.12);
    const leaf = kind === "panel" ? doorLeaf(wide, high) : glassDoor(wide, high);
    site.fit(leaf, [set.x, y, set.z], { paint, turn });
    if (kind === "glass") site.fit(pane(wide, high), [hole.x, y, hole.z], { paint: "sky", turn });
    const hand = before(hole, 0.32, wide * 0.34);
    site.fit(knob, [hand.x, y - 0.6, hand.z], { paint: "gold" });
  };
}

/** A ribbed door that rolls up, with a row of small panes. */
export function rolled(paint: Paint, trim: Paint = "white"): Fill {
  return (site, hole) => {
    const { wide, high, turn, y } = hole;
    const ribs: Piece = {
      name: `roller ${wide} ${high}`,
      shape: () =>
        joined(
          ...Array.from({ length: high }, (_, n) =>
            slab([wide - 0.04, plate - 0.03, 0.3], [0, (n + 0.5 - high / 2) * plate, 0], 0.08),
          ),
        ),
    };
    site.fit(ribs, [hole.x, y, hole.z], { paint, turn });
    const row = before(hole, 0.16);
    const count = Math.max(2, Math.round(wide / 1.4));
    for (let n = 0; n < count; n += 1) {
      const at = before(hole, 0.17, (n + 0.5 - count / 2) * (wide / count) * 0.9);
      site.fit(frame(1, 2, { columns: 1, rows: 1 }), [at.x, y + high * 0.22, at.z], { paint: trim, turn, scale: 0.85 });
      site.fit({ name: "dark pane", shape: () => slab([0.7, 0.5, 0.1]) }, [at.x, y + high * 0.22, at.z], {
        paint: "navy",
        turn,
      });
    }
    site.fit(
      { name: "grip", shape: () => slab([0.8, 0.12, 0.18]), finish: "metal" },
      [row.x, y - high / 2 + 1, row.z],
      {
        paint: "steel",
        turn,
      },
    );
  };
}
