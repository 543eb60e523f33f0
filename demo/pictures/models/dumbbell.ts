import { ExtrudeGeometry, Group, LatheGeometry, Mesh, Shape, Vector2 } from "three";
import { metal, rubber } from "../stage/materials.ts";
import type { Paint } from "../stage/palette.ts";

function hexHead(radius: number, thick: number): ExtrudeGeometry {
  const edge = 0.22;
  const six = new Shape(
    Array.from({ length: 6 }, (_, n) => {
      const angle = (n / 6) * Math.PI * 2;
      return new Vector2(Math.cos(angle) * (radius - edge), Math.sin(angle) * (radius - edge));
    }),
  );
  const solid = new ExtrudeGeometry(six, {
    depth: thick - edge * 2,
    bevelEnabled: true,
    bevelThickness: edge,
    bevelSize: edge,
    bevelSegments: 4,
  });
  solid.translate(0, 0, -(thick - edge * 2) / 2);
  return solid;
}

/** A six-sided dumbbell lying along x. */
export function dumbbell(paint: Paint, radius = 2): Group {
  const group = new Group();
  const high = radius * Math.cos(Math.PI / 6);
  const grip = Array.from(
    { length: 13 },
    (_, n) => new Vector2(0.5 + 0.14 * Math.sin((n / 12) * Math.PI), -2.4 + (n / 12) * 4.8),
  );
  const handle = new Mesh(new LatheGeometry(grip, 40), metal("steel", 0.3));
  handle.rotation.z = Math.PI / 2;
  handle.position.y = high;
  group.add(handle);
  for (const side of [-1, 1]) {
    const head = new Mesh(hexHead(radius, 2.5), rubber(paint));
    head.rotation.y = Math.PI / 2;
    head.position.set(side * 3.4, high, 0);
    head.rotation.order = "YXZ";
    const collar = new Mesh(
      new LatheGeometry([new Vector2(0.9, -0.15), new Vector2(0.9, 0.15), new Vector2(0.4, 0.2)], 40),
      metal("steel", 0.25),
    );
    collar.rotation.z = (side * Math.PI) / 2;
    collar.position.set(side * 2.1, high, 0);
    group.add(head, collar);
  }
  return group;
}
