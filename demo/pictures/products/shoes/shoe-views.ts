import { Box3, Group, type Object3D } from "three";
import type { View } from "../look.ts";

/** Sets a turned thing down on the floor. */
function grounded(thing: Object3D): Object3D {
  const holder = new Group();
  holder.add(thing);
  thing.position.y -= new Box3().setFromObject(holder, true).min.y;
  return holder;
}

/** The other foot: a mirror image. */
function other(shoe: Object3D): Object3D {
  const left = new Group();
  left.add(shoe.clone());
  left.scale.z = -1;
  return left;
}

const together = (things: readonly Object3D[]) => {
  const shoe = new Group();
  shoe.add(...things);
  return shoe;
};

/** Both shoes side by side, the left one half a step ahead. */
function pair(things: Object3D[]): Object3D[] {
  const right = together(things);
  const left = other(right);
  right.position.z = 2.75;
  left.position.set(1.5, 0, -2.75);
  left.rotation.y = 0.1;
  return [right, left];
}

/** One stands; the other lies before it and shows its sole. */
function soleUp(things: Object3D[]): Object3D[] {
  const right = together(things);
  const left = other(right);
  left.rotation.x = -Math.PI / 2 + 0.16;
  left.rotation.y = 0.06;
  const lying = grounded(left);
  lying.position.x = 0.9;
  lying.position.z = 0.3 - new Box3().setFromObject(lying, true).min.z;
  right.position.x = -0.9;
  right.position.z = 0.5 - new Box3().setFromObject(right, true).max.z;
  return [right, lying];
}

export const shoeViews: readonly [View, View, View] = [
  { around: 24, above: 16, fill: 0.9 },
  { around: -128, above: 26, fill: 0.88, arrange: pair },
  { around: 16, above: 36, fill: 0.8, arrange: soleUp },
];

/** Open shoes are looked at from higher up. */
export const sandalViews: readonly [View, View, View] = [
  { around: 34, above: 30, fill: 0.9 },
  { around: 72, above: 48, fill: 0.8, arrange: pair },
  { around: 16, above: 36, fill: 0.8, arrange: soleUp },
];
