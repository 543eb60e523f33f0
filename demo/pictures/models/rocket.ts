import { ConeGeometry, Group, LatheGeometry, Mesh, SphereGeometry, TorusGeometry, Vector2 } from "three";
import { enamel, metal, plastic } from "../stage/materials.ts";
import type { Paint } from "../stage/palette.ts";
import type { Random } from "../stage/random.ts";
import { assemble, type Brick, plate } from "./bricks.ts";
import { fin } from "./fin.ts";

export type RocketColours = { hull: Paint; band: Paint; nose: Paint; fin: Paint };

/** A pointed cap whose sides bulge like a real nose cone. */
function nose(radius: number, height: number): LatheGeometry {
  const outline = Array.from({ length: 25 }, (_, n) => {
    const share = n / 24;
    return new Vector2(radius * Math.cos((share * Math.PI) / 2) ** 0.8, height * share);
  });
  return new LatheGeometry(outline, 56);
}

function porthole(height: number, radius: number, glass: Paint): Group {
  const group = new Group();
  const frame = new Mesh(new TorusGeometry(0.78, 0.2, 16, 40), metal("steel"));
  const pane = new Mesh(new SphereGeometry(0.78, 32, 16), enamel(glass));
  pane.scale.z = 0.3;
  group.add(frame, pane);
  group.position.set(0, height, radius + 0.02);
  return group;
}

/** A rocket of round bricks on a launch plate. */
export function rocket(colours: RocketColours, random: Random, courses = 10): Group {
  const start = 5;
  const hull: Brick[] = Array.from({ length: courses }, (_, n) => ({
    x: 0,
    z: 0,
    y: start + n * 3,
    wide: 5,
    deep: 5,
    paint: n === 1 || n === courses - 2 ? colours.band : colours.hull,
    shape: "round",
  }));
  const group = assemble(hull, random);
  const radius = 2.48;
  const top = (start + courses * 3) * plate;
  const cap = new Mesh(nose(radius, 4.6), plastic(colours.nose));
  cap.position.y = top;
  const tip = new Mesh(new SphereGeometry(0.3, 24, 16), plastic("sun"));
  tip.position.y = top + 4.65;
  const bell = new Mesh(new ConeGeometry(2, 1.9, 48, 1, true), metal("steel", 0.35));
  bell.material.side = 2;
  bell.position.y = 1.25;
  group.add(cap, tip, bell, porthole(top - 3.4, radius, "sky"), porthole(top - 6.4, radius, "sky"));
  for (let n = 0; n < 4; n += 1) {
    const wing = new Mesh(fin(3.1, 6.4, 0.42), plastic(colours.fin));
    wing.rotation.y = (n * Math.PI) / 2 + Math.PI / 4;
    const holder = new Group();
    holder.add(wing);
    wing.position.set(Math.cos(-wing.rotation.y) * (radius - 0.15), 0.02, Math.sin(-wing.rotation.y) * (radius - 0.15));
    group.add(holder);
  }
  return group;
}
