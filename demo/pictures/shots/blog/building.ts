import { Group } from "three";
import { assemble, type Brick } from "../../models/bricks.ts";
import { looseBrick } from "../../models/loose-brick.ts";
import { brickTray } from "../../models/scenes/brick-tray.ts";
import { sweep } from "../../models/scenes/paper-things.ts";
import { phoneOnStand } from "../../models/scenes/phone-stand.ts";
import { rainyWindow } from "../../models/scenes/rainy-window.ts";
import type { Paint } from "../../stage/palette.ts";
import { put } from "../../stage/put.ts";
import type { Random } from "../../stage/random.ts";
import type { Shot } from "../../stage/shot.ts";
import { stock } from "../prop.ts";
import { story } from "./story.ts";

/** Square bricks one on another, not quite straight. */
function tower(paints: readonly Paint[], random: Random): Group {
  const group = new Group();
  paints.forEach((paint, level) => {
    const brick: Brick = { x: 0, z: 0, y: level * 3, wide: 2, deep: 2, paint };
    const laid = assemble([brick], random);
    laid.position.x = (level % 2) * 0.16;
    group.add(laid);
  });
  return group;
}

/** Stories about building with children. */
export const building: readonly Shot[] = [
  story("sorting-bricks", {
    backdrop: { floor: "sage" },
    camera: { aim: [1.5, 0, -2.6], distance: 57, around: 14, above: 48, lens: 25, aperture: 0.15 },
    arrange: (random) => [
      put(brickTray("white", "long", "brick", random), -14.5, -10.5),
      put(brickTray("white", "square", "sun", random), -1, -10.5),
      put(brickTray("white", "cone", "leaf", random), 12.5, -10.5),
      put(brickTray("white", "round", "sea", random), -14.5, 0),
      put(brickTray("white", "slope", "orange", random), -1, 0),
      put(brickTray("white", "bar", "white", random), 12.5, 0),
      put(brickTray("white", "flat", "coral", random), 26, -10.5),
      put(brickTray("white", "square", "court", random), 26, 0),
      looseBrick({ paint: "brick", wide: 4, deep: 2, at: [-10, 0, 9.6], turn: 0.4 }, random),
      looseBrick({ paint: "sun", wide: 2, deep: 2, at: [-2.6, 0, 8.4], turn: -0.3 }, random),
      looseBrick({ paint: "sea", wide: 3, deep: 2, at: [4.4, 0, 10.4], turn: 0.9 }, random),
      looseBrick({ paint: "white", wide: 4, deep: 1, at: [12.4, 0, 8.6], turn: -0.5 }, random),
    ],
  }),
  story("first-bricks-by-age", {
    backdrop: { floor: "sky", wall: "mist" },
    camera: { aim: [1.5, 8.2, 0], distance: 66, around: -8, above: 10, lens: 24, aperture: 0.2 },
    arrange: (random) => {
      const of = stock(random);
      return [
        put(tower(["brick", "sun", "sea"], random), -12.4, -1.5, 18, 4.2),
        put(tower(["leaf", "orange", "white", "coral"], random), -0.6, 0.5, -14, 3),
        put(tower(["sea", "sun", "brick", "mint", "lilac"], random), 8.6, 2.5, 20, 2.1),
        put(tower(["court", "sun", "white", "brick", "sky", "orange", "leaf", "cream"], random), 15.4, 5, -14, 1.3),
        of("KLK1011", "leaf", [25, -5], 15, { turn: -20 }),
        of("SLS1023", "cocoa", [-24.5, -4], 14, { turn: 26 }),
        looseBrick({ paint: "sun", wide: 2, deep: 2, at: [19.4, 0, 9.4], turn: 0.5 }, random),
        looseBrick({ paint: "brick", wide: 4, deep: 2, at: [11.6, 0, 10.6], turn: 0.2 }, random),
      ];
    },
  }),
  story("rainy-day-builds", {
    backdrop: { floor: "clay" },
    camera: { aim: [-1.5, 7.8, 0], distance: 60, around: 12, above: 10, lens: 24, aperture: 0.2 },
    light: { around: -52, above: 40 },
    arrange: (random) => {
      const of = stock(random);
      return [
        put(rainyWindow({ wide: 26, high: 18, sill: 5.5, wall: "cream", frame: "white" }, random), -11, -9.5),
        of("KLK1008", "sun", [9.5, 0.5], 14.5, { turn: -24 }),
        of("SLS1006", "white", [-8.6, 5.5], 5, { turn: 24 }),
        of("SAT1014", "orange", [-15.5, -1.5], 9.5, { turn: 30 }),
        looseBrick({ paint: "brick", wide: 4, deep: 2, at: [1, 0, 8.6], turn: 0.3 }, random),
        looseBrick({ paint: "sea", wide: 2, deep: 2, at: [-2.6, 0, 10.6], turn: 0.9 }, random),
        looseBrick({ paint: "leaf", wide: 3, deep: 2, at: [4.4, 0, 11.6], turn: -0.5 }, random),
        looseBrick({ paint: "white", wide: 2, deep: 2, at: [19, 0, 6.4], turn: 0.2 }, random),
      ];
    },
  }),
  story("photographing-a-build", {
    backdrop: { floor: "sand", wall: "clay" },
    camera: { aim: [2, 8.2, 2], distance: 60, around: 8, above: 13, lens: 24, aperture: 0.22 },
    arrange: (random) => {
      const of = stock(random);
      return [
        put(sweep(34, 26, 24, "white"), 4.5, -5, -12),
        of("BTR1007", "sage", [5, -4.5], 17, { turn: -34 }),
        put(phoneOnStand(9), -9.5, 14, -12, 0.92),
        of("SLS1012", "sun", [-17.5, -3.5], 19, { turn: 8 }),
        looseBrick({ paint: "court", wide: 4, deep: 2, at: [16, 0, 10.5], turn: 0.5 }, random),
        looseBrick({ paint: "mint", wide: 2, deep: 2, at: [20.6, 0, 8], turn: 0.1 }, random),
      ];
    },
  }),
];
