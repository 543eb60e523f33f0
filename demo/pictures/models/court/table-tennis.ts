import { Group, Mesh, SphereGeometry } from "three";
import { plastic, rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { cutSheet, type Flat, mirrored, roundedLoop, smoothLoop } from "../parts/outline.ts";
import { lettering, printOn } from "../parts/print.ts";
import { woodSkin } from "../parts/wood.ts";
import { surface } from "../surface.ts";

export type BatColours = {
  readonly front: Paint;
  readonly back: Paint;
  readonly handle: Paint;
  readonly stripe: Paint;
};

const blade: readonly Flat[] = [
  [1.2, 8.6],
  [1.7, 9.6],
  [4.6, 11.2],
  [7.0, 14.6],
  [7.5, 18.6],
  [6.2, 22.6],
  [3.2, 25.1],
];
const sheet: readonly Flat[] = [
  [3, 11.1],
  [4.5, 11.35],
  [6.75, 14.7],
  [7.25, 18.6],
  [5.95, 22.4],
  [3.1, 24.8],
];

/** A bat standing on its handle and facing +z: five plies, a rubber on each side, a flared handle. */
export function bat(colours: BatColours): Group {
  const group = new Group();
  const plies: readonly (readonly [number, number])[] = [
    [-0.35, 0.24],
    [-0.11, 0.22],
    [0.11, 0.24],
  ];
  for (const [n, [at, thick]] of plies.entries()) {
    const ply = new Mesh(cutSheet(smoothLoop(mirrored(blade)), thick, 0.02), woodSkin(n === 1 ? "cocoa" : "sand", 0.2));
    ply.position.z = at;
    group.add(ply);
  }
  for (const [paint, side] of [
    [colours.front, 1],
    [colours.back, -1],
  ] as const) {
    const pad = new Mesh(cutSheet(smoothLoop(mirrored(sheet)), 0.36, 0.06), rubber(paint));
    pad.material.roughness = 0.5;
    pad.position.z = side > 0 ? 0.36 : -0.72;
    group.add(pad);
    const sponge = new Mesh(cutSheet(smoothLoop(mirrored(sheet)), 0.16, 0.02), rubber("clay"));
    sponge.position.z = side > 0 ? 0.35 : -0.51;
    group.add(sponge);
  }
  const handle = surface(60, 40, (u, v) => {
    const angle = v * Math.PI * 2;
    const flare = 1 + 0.32 * (1 - u) ** 3 + 0.1 * u ** 4;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const close = u < 0.02 ? 0.92 : 1;
    return [
      Math.sign(c) * Math.abs(c) ** 0.75 * 1.3 * flare * close,
      u * 10.6,
      Math.sign(s) * Math.abs(s) ** 0.75 * 1.12 * close,
    ];
  });
  const skin = woodSkin(colours.handle, 1);
  skin.side = 2;
  group.add(new Mesh(handle, skin));
  const end = new Mesh(cutSheet(roundedLoop(3.1, 2, 0.85), 0.2, 0.08), woodSkin("cocoa", 0.3));
  end.rotation.x = Math.PI / 2;
  end.position.y = 0.1;
  group.add(end);
  for (const x of [-0.42, 0.42]) {
    const stripe = surface(30, 2, (u, v) => {
      const flare = 1 + 0.32 * (1 - u) ** 3 + 0.1 * u ** 4;
      return [(x + (v - 0.5) * 0.22) * flare, 0.3 + u * 9.9, 1.135];
    });
    const paint = plastic(colours.stripe);
    paint.side = 2;
    group.add(new Mesh(stripe, paint));
  }
  group.add(printOn(lettering("RALLYA", "white"), (u, v) => [(u - 0.5) * 4.6, 12 + v * 1.15, 0.725], 1));
  return group;
}

export function tableBall(paint: Paint): Group {
  const group = new Group();
  const skin = plastic(paint);
  skin.roughness = 0.5;
  skin.clearcoat = 0.2;
  const mesh = new Mesh(new SphereGeometry(2, 48, 32), skin);
  mesh.position.y = 2;
  group.add(mesh);
  group.add(
    printOn(lettering("RALLYA", "navy"), (u, v) => {
      const [turn, rise] = [(u - 0.5) * 1.1, (v - 0.5) * 0.3 + 0.35];
      return [
        Math.sin(turn) * Math.cos(rise) * 2.01,
        2 + Math.sin(rise) * 2.01,
        Math.cos(turn) * Math.cos(rise) * 2.01,
      ];
    }),
  );
  return group;
}
