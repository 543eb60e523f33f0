import { type BufferGeometry, ExtrudeGeometry, Shape } from "three";

/** A roof brick: full height at the back, a low lip at the front (+z), edges slightly broken. */
export function wedge(wide: number, deep: number, high: number): BufferGeometry {
  const edge = 0.045;
  const d = deep - edge * 2;
  const h = high - edge * 2;
  const lip = Math.min(0.16, h * 0.3);
  const crest = Math.min(0.42, d * 0.3);
  const side = new Shape();
  side.moveTo(0, 0);
  side.lineTo(d, 0);
  side.lineTo(d, lip);
  side.lineTo(crest, h);
  side.lineTo(0, h);
  side.closePath();
  const solid = new ExtrudeGeometry(side, {
    depth: wide - edge * 2,
    bevelEnabled: true,
    bevelThickness: edge,
    bevelSize: edge,
    bevelSegments: 2,
  });
  // The outline runs along x; turned so that the fall faces the viewer and the middle is the origin.
  solid.translate(-d / 2, -h / 2, -(wide - edge * 2) / 2);
  solid.rotateY(-Math.PI / 2);
  return solid;
}
