import { CylinderGeometry, type Group, Mesh, type Texture } from "three";
import { plastic, printed } from "../../stage/materials.ts";
import { type Paint, palette } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { drawnTexture } from "../../stage/textures.ts";
import { bush, flower } from "../greenery.ts";
import { cone } from "../moulds.ts";
import { doored, windowed } from "../openings.ts";
import { person } from "../peg-person.ts";
import { parapet, saddleRoof } from "../roofs.ts";
import { ledge, room, topOf } from "../room.ts";
import { built, type Site } from "../site.ts";
import { bench, lampPost } from "../street-things.ts";

const faces: Texture[] = [];

/** A dial with strokes for the hours and two hands, painted once. */
function dial(): Texture {
  const kept = faces[0];
  if (kept) return kept;
  const texture = drawnTexture(256, 256, (pen) => {
    pen.fillStyle = palette.white;
    pen.fillRect(0, 0, 256, 256);
    pen.translate(128, 128);
    pen.strokeStyle = palette.ink;
    pen.lineCap = "round";
    const stroke = (angle: number, from: number, to: number, width: number) => {
      pen.lineWidth = width;
      pen.beginPath();
      pen.moveTo(Math.sin(angle) * from, -Math.cos(angle) * from);
      pen.lineTo(Math.sin(angle) * to, -Math.cos(angle) * to);
      pen.stroke();
    };
    for (let hour = 0; hour < 12; hour += 1) stroke((hour / 12) * Math.PI * 2, 88, 110, hour % 3 ? 8 : 14);
    stroke((10.15 / 12) * Math.PI * 2, 0, 58, 14);
    stroke((9 / 60) * Math.PI * 2, 0, 86, 9);
    pen.fillStyle = palette.brick;
    pen.beginPath();
    pen.arc(0, 0, 12, 0, Math.PI * 2);
    pen.fill();
  });
  faces.push(texture);
  return texture;
}

function clock(site: Site, x: number, y: number, z: number, turn: number, rim: Paint): void {
  const face = new Mesh(new CylinderGeometry(1.75, 1.75, 0.3, 48).rotateX(Math.PI / 2), [
    plastic(rim),
    printed(dial(), null, 0.4),
    plastic(rim),
  ]);
  face.rotation.y = 0;
  site.add(face, [x, y, z], turn);
  site.fit({ name: "clock rim", shape: () => new CylinderGeometry(2, 2, 0.24, 48).rotateX(Math.PI / 2) }, [x, y, z], {
    paint: rim,
    turn,
  });
}

export type ClockTowerColours = { wall: Paint; trim: Paint; roof: Paint };

/** A stout white clock tower crowned by a small roof with horns. */
export function clockTower(colours: ClockTowerColours, random: Random): Group {
  const { wall, trim, roof } = colours;
  return built(random, (site) => {
    site.lay({ x: -6, z: -5, y: 0, wide: 20, deep: 20, high: 1, paint: "leaf" });
    ledge(site, { x: -3, z: -3, wide: 14, deep: 14 }, 1, "sand");
    ledge(site, { x: 2, z: 11, wide: 4, deep: 4 }, 1, "sand");
    ledge(site, { x: -2, z: -2, wide: 12, deep: 12 }, 2, "steel", 0, 1);
    const foot = { x: -1, z: -1, wide: 10, deep: 10, y: 3, courses: 4, paints: [wall] } as const;
    const arched = windowed({ frame: trim, columns: 2, rows: 2, glass: "navy" });
    room(site, {
      ...foot,
      front: [{ from: 3, wide: 4, bottom: 0, high: 2, fill: doored("cocoa"), arch: 2, archPaint: trim }],
      right: [{ from: 3, wide: 4, bottom: 1, high: 2, fill: arched }],
      left: [{ from: 3, wide: 4, bottom: 1, high: 2, fill: arched }],
      back: [{ from: 3, wide: 4, bottom: 1, high: 2, fill: arched }],
    });
    const level = topOf(foot);
    ledge(site, foot, level, trim, 0);
    parapet(site, { x: -1, z: -1, wide: 10, deep: 10, y: level + 1, paint: wall, coping: trim });
    const shaft = { x: 0, z: 0, wide: 8, deep: 8, y: level + 1, courses: 7, paints: [wall] } as const;
    const pair = [1, 5].map((from) => ({ from, wide: 2, bottom: 3, high: 3, fill: arched }));
    room(site, { ...shaft, front: pair, right: pair, left: pair, back: pair });
    ledge(site, shaft, topOf(shaft), trim, 1);
    const head = { x: 0, z: 0, wide: 8, deep: 8, y: topOf(shaft) + 1, courses: 5, paints: [wall] } as const;
    room(site, head);
    const middle = head.y + 7.5;
    clock(site, 4, middle, 8.1, 0, roof);
    clock(site, 8.1, middle, 4, 90, roof);
    clock(site, 4, middle, -0.1, 180, roof);
    clock(site, -0.1, middle, 4, 270, roof);
    ledge(site, head, topOf(head), trim, 1);
    const belfry = { x: 1, z: 1, wide: 6, deep: 6, y: topOf(head) + 1, courses: 3, paints: [wall] } as const;
    const open = [{ from: 1, wide: 4, bottom: 0, high: 1, arch: 2, archPaint: trim }];
    room(site, { ...belfry, front: open, right: open, left: open, back: open });
    site.fit({ name: "great bell", shape: () => cone(1.6, 1.5), finish: "metal" }, [4, belfry.y + 3.6, 4], {
      paint: "gold",
    });
    ledge(site, belfry, topOf(belfry), roof, 0);
    const y = topOf(belfry) + 1;
    const lift = (share: number) => 10 * share ** 2;
    saddleRoof(site, { x: -2, z: 0, wide: 12, deep: 8, y, paint: roof, gable: wall, courses: 3, lift });
    for (const side of [-1, 1])
      site.fit({ name: "horn", shape: () => cone(0.6, 2).translate(0, 0.9, 0) }, [4 + side * 5.6, y + 18.5, 4], {
        paint: "gold",
        lean: [0, -side * 26],
      });
    bush(site, -6, 1, 12, "court", 3);
    bush(site, 12, 1, 12, "leaf", 2);
    bench(site, 9.4, 2, 12.2, 20);
    lampPost(site, -3.6, 1, 12.6, "ink", 5);
    for (const x of [-1.5, 0.5, 6.5]) flower(site, x, 1.5, 13, x < 3 ? "brick" : "sun");
    person(site, 2.8, 2, 12.6, { coat: "sun", hair: "ink" });
  });
}
