import { BufferGeometry, Color, DoubleSide, Float32BufferAttribute, Mesh, MeshLambertMaterial } from "three";
import { type Paint, palette } from "./palette.ts";

export type BackdropOptions = { floor: Paint; wall?: Paint; depth?: number; curve?: number };

/** A roll of studio paper: it lies on the floor and bends up behind the objects, so there is no horizon. */
export function backdrop({ floor, wall = floor, depth = 20, curve = 44 }: BackdropOptions): Mesh {
  const profile: { y: number; z: number; high: number }[] = [{ y: 0, z: 140, high: 0 }];
  for (let step = 0; step <= 40; step += 1) {
    const angle = (step / 40) * (Math.PI / 2);
    const high = step / 40;
    profile.push({ y: curve * (1 - Math.cos(angle)), z: -depth - curve * Math.sin(angle), high });
  }
  profile.push({ y: 200, z: -depth - curve, high: 1 });

  const near = new Color(palette[floor]);
  const far = new Color(palette[wall]);
  const positions: number[] = [];
  const colours: number[] = [];
  for (const { y, z, high } of profile) {
    const tone = near.clone().lerp(far, high);
    for (const x of [-300, 300]) {
      positions.push(x, y, z);
      colours.push(tone.r, tone.g, tone.b);
    }
  }
  const faces = profile.slice(1).flatMap((_, row) => {
    const at = row * 2;
    return [at, at + 1, at + 2, at + 1, at + 3, at + 2];
  });
  const shape = new BufferGeometry();
  shape.setAttribute("position", new Float32BufferAttribute(positions, 3));
  shape.setAttribute("color", new Float32BufferAttribute(colours, 3));
  shape.setIndex(faces);
  shape.computeVertexNormals();
  const paper = new MeshLambertMaterial({ vertexColors: true, side: DoubleSide });
  const mesh = new Mesh(shape, paper);
  mesh.receiveShadow = true;
  return mesh;
}
