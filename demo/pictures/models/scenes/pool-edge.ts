import { Group, InstancedMesh, Matrix4, Mesh } from "three";
import { clearPlastic, enamel, paperboard } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { joined, slab } from "../joined.ts";
import { surface } from "../surface.ts";

/** Rows of tiles with joints between them, their tops at height 0. */
function tiles(columns: number, rows: number, side: number, paint: Paint): InstancedMesh {
  const mesh = new InstancedMesh(
    slab([side - 0.12, 0.6, side - 0.12], [0, -0.3, 0], 0.08),
    enamel(paint),
    columns * rows,
  );
  for (let n = 0; n < mesh.count; n += 1)
    mesh.setMatrixAt(
      n,
      new Matrix4().makeTranslation(
        ((n % columns) + 0.5 - columns / 2) * side,
        0,
        (Math.floor(n / columns) + 0.5) * side,
      ),
    );
  return mesh;
}

/** The edge of a pool along x: tiles before z = 0 raised by `high`, water with gentle waves behind it. */
export function poolEdge(high: number, edge: Paint = "cream", water: Paint = "sky"): Group {
  const group = new Group();
  const deck = new Group();
  deck.add(tiles(26, 9, 4, edge));
  deck.position.y = high;
  group.add(deck);
  const rim = new Mesh(joined(slab([110, 0.9, 2.4], [0, high - 0.2, -0.6], 0.3)), enamel("white"));
  const wall = new Mesh(slab([110, high, 1], [0, high / 2 - 0.4, -0.5]), paperboard("sea"));
  group.add(rim, wall);
  const wet = clearPlastic(water);
  wet.opacity = 0.92;
  const waves = surface(70, 60, (u, v) => {
    const [x, z] = [(v - 0.5) * 130, -2 - u * 75];
    const swell = Math.sin(x * 0.32 + z * 0.5) * 0.22 + Math.sin(x * 0.7 - z * 0.38 + 1) * 0.14;
    return [x, 0.6 + swell, z];
  });
  group.add(new Mesh(waves, wet));
  return group;
}
