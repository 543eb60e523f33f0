import { CylinderGeometry, Group, Mesh, PlaneGeometry, type Texture } from "three";
import { enamel, plastic, printed } from "../../stage/materials.ts";
import { palette } from "../../stage/palette.ts";
import { drawnTexture } from "../../stage/textures.ts";
import { slab } from "../joined.ts";
import { cord } from "../surface.ts";

let kept: Texture | undefined;

/** What the phone sees: a castle on its green, with the frame of the camera around it. */
function view(): Texture {
  kept ??= drawnTexture(512, 256, (pen) => {
    const box = (paint: string, x: number, y: number, wide: number, high: number) => {
      pen.fillStyle = paint;
      pen.fillRect(x, y, wide, high);
    };
    box(palette.white, 0, 0, 512, 256);
    box(palette.leaf, 130, 196, 230, 14);
    box(palette.sage, 160, 120, 170, 78);
    for (const [x, y, high] of [
      [142, 92, 106],
      [312, 92, 106],
      [222, 66, 90],
    ] as const) {
      box(palette.mint, x, y, 40, high);
      pen.fillStyle = palette.court;
      pen.beginPath();
      pen.moveTo(x - 6, y);
      pen.lineTo(x + 20, y - 44);
      pen.lineTo(x + 46, y);
      pen.fill();
    }
    box(palette.courtDark, 228, 156, 30, 42);
    box(palette.ink, 428, 0, 84, 256);
    pen.fillStyle = palette.white;
    pen.beginPath();
    pen.arc(470, 128, 26, 0, Math.PI * 2);
    pen.fill();
    pen.strokeStyle = palette.white;
    pen.lineWidth = 5;
    pen.beginPath();
    pen.arc(470, 128, 33, 0, Math.PI * 2);
    pen.stroke();
  });
  return kept;
}

/** A phone held sideways by a three-legged stand; its screen looks toward +z. */
export function phoneOnStand(high: number): Group {
  const group = new Group();
  const [wide, tall] = [11, 5.4];
  const phone = new Group();
  phone.add(new Mesh(slab([wide, tall, 0.6], [0, 0, 0], 0.25), enamel("ink")));
  const screen = new Mesh(new PlaneGeometry(wide - 0.5, tall - 0.5), printed(view(), null, 0.4));
  screen.position.z = 0.31;
  phone.add(screen);
  phone.add(new Mesh(slab([1.8, 0.6, 1.5], [0, -tall / 2 - 0.1, 0], 0.15), plastic("charcoal")));
  phone.add(new Mesh(slab([1.8, 0.5, 1.2], [0, tall / 2 + 0.05, 0], 0.15), plastic("charcoal")));
  phone.position.y = high;
  phone.rotation.x = -0.06;
  group.add(phone);
  const hub = high - tall / 2 - 1.2;
  group.add(new Mesh(new CylinderGeometry(0.4, 0.6, 1.6, 24).translate(0, hub + 0.3, 0), plastic("charcoal")));
  for (let n = 0; n < 3; n += 1) {
    const angle = (n / 3) * Math.PI * 2 + 0.5;
    const [x, z] = [Math.sin(angle), Math.cos(angle)];
    group.add(
      new Mesh(
        cord(
          [
            [x * 0.3, hub, z * 0.3],
            [x * 1.5, hub * 0.55, z * 1.5],
            [x * 3, 0.25, z * 3],
          ],
          0.26,
        ),
        plastic("ink"),
      ),
    );
  }
  return group;
}
