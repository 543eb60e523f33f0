import { ExtrudeGeometry, Shape } from "three";

/** A swept wing: it stands upright on the floor and grows outward along x. */
export function fin(reach: number, height: number, thickness: number): ExtrudeGeometry {
  const side = new Shape();
  side.moveTo(0, height * 0.32);
  side.lineTo(0, height);
  side.bezierCurveTo(reach * 0.35, height * 0.85, reach, height * 0.6, reach, height * 0.3);
  side.lineTo(reach, 0);
  side.lineTo(reach * 0.72, 0);
  side.bezierCurveTo(reach * 0.7, height * 0.16, reach * 0.4, height * 0.26, 0, height * 0.32);
  const solid = new ExtrudeGeometry(side, {
    depth: thickness,
    bevelEnabled: true,
    bevelThickness: 0.08,
    bevelSize: 0.08,
    bevelSegments: 3,
    curveSegments: 20,
  });
  solid.translate(0, 0.08, -thickness / 2);
  return solid;
}
