import { Group, type Object3D } from "three";
import type { Random } from "../stage/random.ts";
import { assemble, type Brick } from "./bricks.ts";
import type { Clay } from "./clay.ts";
import { type Sculpt, sculpt } from "./sculpt.ts";

/** Bricks where their plan puts them, not moved to the middle. */
export function inPlace(bricks: readonly Brick[], random: Random): Object3D {
  const inner = assemble(bricks, random).children[0] ?? new Group();
  inner.position.set(0, 0, 0);
  return inner;
}

/** Slopes under an edge are ordinary slopes turned over. */
function turnedOver(bricks: readonly Brick[], random: Random): Object3D {
  const group = inPlace(
    bricks.map((brick) => ({
      ...brick,
      x: -(brick.x + brick.wide),
      y: -(brick.y + (brick.high ?? 3)),
      turn: (4 - (brick.turn ?? 0)) % 4,
    })),
    random,
  );
  group.rotation.z = Math.PI;
  return group;
}

/** A brick sculpture: clay filled with bricks, and the special parts that are set on its skin. */
export function sculpture(
  pieces: readonly Clay[],
  random: Random,
  parts: (skin: Sculpt) => readonly Object3D[] = () => [],
): Group {
  const skin = sculpt(pieces);
  const group = new Group();
  group.add(inPlace(skin.bricks, random));
  if (skin.hanging.length > 0) group.add(turnedOver(skin.hanging, random));
  for (const part of parts(skin)) group.add(part);
  return group;
}
