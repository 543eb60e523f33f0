import { CircleGeometry, Group, InstancedMesh, Object3D, Vector3 } from "three";
import { fabric } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { type ClothKind, clothOf } from "./cloths.ts";
import { heelLoop, heelTab, type Lacing, laces, tongue } from "./lacing.ts";
import { type Build, type Last, lastOf } from "./last.ts";
import { type EndPiece, endPiece, type SideMark, sideMark, ventSpots } from "./overlays.ts";
import { type Sculpt, type SolePaints, sole, type Tread } from "./sole.ts";
import { collar, eyestay, insole, shell } from "./upper.ts";

type Part<Name> = { readonly name: Name; readonly cloth: ClothKind; readonly paint: Paint; readonly thread?: Paint };

/** Everything a maker decides about a laced sports shoe. */
export type Trainer = {
  readonly build: Build;
  readonly upper: { readonly cloth: ClothKind; readonly paint: Paint };
  readonly collar: Paint;
  readonly lining: Paint;
  readonly tongue: { readonly cloth: ClothKind; readonly paint: Paint; readonly badge: Paint };
  readonly eyestay: { readonly cloth: ClothKind; readonly paint: Paint };
  readonly lacing: Lacing;
  readonly ends: readonly Part<EndPiece>[];
  readonly marks: readonly Part<SideMark>[];
  readonly heel?: { readonly kind: "loop" | "tab"; readonly paint: Paint };
  readonly vents?: number;
  readonly sole: {
    readonly sculpt: Sculpt;
    readonly tread: Tread;
    readonly paints: SolePaints;
    readonly split?: number;
  };
};

function vents(last: Last, rows: number): InstancedMesh {
  const spots = ventSpots(last, rows);
  const holes = new InstancedMesh(new CircleGeometry(0.075, 12), fabric("ink", 1), spots.length);
  const place = new Object3D();
  spots.forEach((at, index) => {
    place.position.set(...at);
    place.lookAt(new Vector3(...at).add(new Vector3(0.45, 1, at[2] * 0.35)));
    place.updateMatrix();
    holes.setMatrixAt(index, place.matrix);
  });
  return holes;
}

/** A right shoe with its heel at -x, its toe at +x and its outer side toward +z, standing on the floor. */
export function trainer(shoe: Trainer): Group {
  const last = lastOf(shoe.build);
  const group = new Group();
  group.add(
    shell(last, clothOf(shoe.upper.cloth, shoe.upper.paint)),
    collar(last, shoe.collar, shoe.lining),
    insole(last, shoe.lining),
    tongue(last, shoe.tongue.cloth, shoe.tongue.paint, shoe.tongue.badge),
    eyestay(last, shoe.eyestay.cloth, shoe.eyestay.paint),
    laces(last, shoe.lacing),
    sole(last, shoe.sole.sculpt, shoe.sole.tread, shoe.sole.paints, shoe.sole.split),
  );
  for (const { name, cloth, paint } of shoe.marks) group.add(sideMark(last, name, cloth, paint));
  for (const { name, cloth, paint, thread } of shoe.ends) group.add(endPiece(last, name, cloth, paint, thread));
  if (shoe.heel)
    group.add(shoe.heel.kind === "loop" ? heelLoop(last, shoe.heel.paint) : heelTab(last, shoe.heel.paint));
  if (shoe.vents) group.add(vents(last, shoe.vents));
  return group;
}
