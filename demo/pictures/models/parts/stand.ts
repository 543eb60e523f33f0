import { Box3, Group, type Object3D } from "three";

/** Lifts or lowers a thing until its lowest point touches the floor. */
export function onFloor(...things: Object3D[]): Group {
  const group = new Group();
  group.add(...things);
  group.position.y = -new Box3().setFromObject(group, true).min.y;
  const stand = new Group();
  stand.add(group);
  return stand;
}

/** Turns a thing by degrees about x, y and z and lets it rest on the floor again. */
export function tipped(thing: Object3D, x: number, y = 0, z = 0): Group {
  const turned = new Group();
  turned.add(thing);
  turned.rotation.set((x * Math.PI) / 180, (y * Math.PI) / 180, (z * Math.PI) / 180);
  return onFloor(turned);
}

/** Lays down what stood upright: its front looks at the ceiling and its top away from the viewer. */
export const laidDown = (thing: Object3D) => tipped(thing, -90);

/** Several things side by side as one. */
export function together(...things: readonly Object3D[]): Group {
  const group = new Group();
  group.add(...things);
  return group;
}
