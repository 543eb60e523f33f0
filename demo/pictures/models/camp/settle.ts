import { Box3, Group, type Object3D } from "three";

/** Lets a tilted thing down until it touches the floor. */
export function settle(thing: Object3D): Group {
  const group = new Group();
  group.add(thing);
  thing.position.y -= new Box3().setFromObject(thing, true).min.y;
  return group;
}
