import { ExtrudeGeometry, Shape, Vector2 } from "three";

/** A flat outline given thickness and softened edges. */
export const raised = (outline: readonly (readonly [number, number])[], depth: number, edge: number) =>
  new ExtrudeGeometry(new Shape(outline.map(([x, y]) => new Vector2(x, y))), {
    depth,
    bevelEnabled: true,
    bevelThickness: edge,
    bevelSize: edge,
    bevelSegments: 5,
  });
