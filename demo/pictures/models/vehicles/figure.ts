import { CapsuleGeometry, SphereGeometry, TorusGeometry } from "three";
import type { Paint } from "../../stage/palette.ts";
import { turned } from "../turned.ts";
import { moved, type Part, part } from "./part.ts";
import { box, dome, drum } from "./shapes.ts";

export type FigurePlan = {
  readonly shirt: Paint;
  readonly trousers: Paint;
  readonly skin?: Paint;
  readonly hair?: Paint;
  readonly hat?: "none" | "cap" | "helmet" | "cone" | "bubble";
  readonly hatPaint?: Paint;
  readonly sitting?: boolean;
  /** How far each arm is raised forward, in turns of a right angle: left, right. */
  readonly arms?: readonly [number, number];
};

const head = 3.35;

/** Eyes and a smile on a round head that looks along +x. */
function face(skin: Paint): Part[] {
  return [
    part(new SphereGeometry(0.66, 32, 24).scale(1, 0.94, 1), skin, [0, head, 0]),
    ...[-0.22, 0.22].map((z) => part(new SphereGeometry(0.085, 12, 10), "ink", [0.59, head + 0.1, z])),
    part(new TorusGeometry(0.2, 0.035, 8, 16, Math.PI), "brickDark", [0.575, head - 0.1, 0], {
      turn: [Math.PI, Math.PI / 2, 0],
    }),
  ];
}

function headwear({ hat = "none", hatPaint = "brick", hair = "ink" }: FigurePlan): Part[] {
  switch (hat) {
    case "cap":
      return [
        part(dome(0.7, 0.62), hatPaint, [0, head + 0.12, 0]),
        part(drum(0.5, 0.1), hatPaint, [0.55, head + 0.18, 0]),
        part(new SphereGeometry(0.1, 12, 8), hatPaint, [0, head + 0.75, 0]),
      ];
    case "helmet":
      return [
        part(new SphereGeometry(0.78, 32, 20, 0, Math.PI * 2, 0, Math.PI * 0.62), hatPaint, [-0.08, head + 0.06, 0], {
          turn: [0, 0, 0.35],
        }),
        part(box(0.12, 0.16, 1.2), "white", [0.62, head + 0.52, 0], { turn: [0, 0, 0.35] }),
      ];
    case "cone":
      return [part(drum(1.15, 0.72, 0.06), hatPaint, [0, head + 0.68, 0])];
    case "bubble":
      return [
        part(new SphereGeometry(0.98, 32, 24), "sky", [0, head + 0.02, 0], { finish: "clear" }),
        part(drum(0.8, 0.2), hatPaint, [0, head - 0.82, 0]),
      ];
    default:
      return [
        part(new SphereGeometry(0.71, 28, 16, 0, Math.PI * 2, 0, Math.PI * 0.52), hair, [-0.06, head + 0.06, 0], {
          turn: [0, 0, 0.38],
        }),
      ];
  }
}

const arm = (shirt: Paint, skin: Paint): Part[] => [
  part(new CapsuleGeometry(0.21, 0.75, 6, 14), shirt, [0, -0.42, 0]),
  part(new SphereGeometry(0.22, 16, 12), skin, [0, -1.02, 0]),
];

/** A small turned person, 4 studs tall, looking along +x; seated, the hips rest on y = 0. */
export function figure(plan: FigurePlan): Part[] {
  const { shirt, trousers, skin = "skin", sitting = false, arms = [0.1, 0.1] } = plan;
  const torso = turned([
    [0, 1.3],
    [0.64, 1.3],
    [0.7, 1.38],
    [0.66, 1.9],
    [0.5, 2.55],
    [0.3, 2.72],
    [0, 2.72],
  ]).scale(0.86, 1, 1.06);
  const legs = [-0.34, 0.34].flatMap((z) =>
    sitting
      ? [
          part(box(1.3, 0.52, 0.56, 0.2), trousers, [0.45, 1.52, z]),
          part(box(0.5, 0.62, 0.56, 0.2), "ink", [1.1, 1.3, z]),
        ]
      : [
          part(box(0.6, 1.3, 0.58, 0.2), trousers, [0, 0.82, z]),
          part(box(0.86, 0.34, 0.6, 0.15), "ink", [0.12, 0.17, z]),
        ],
  );
  const limbs = arms.flatMap((lift, index) =>
    moved(
      arm(shirt, skin),
      [0, 2.5, index === 0 ? -0.66 : 0.66],
      [index === 0 ? 0.22 : -0.22, 0, (lift * Math.PI) / 2],
    ),
  );
  const whole = [part(torso, shirt), part(drum(0.66, 0.14).scale(0.86, 1, 1.06), trousers, [0, 1.34, 0])];
  const person = [...whole, ...legs, ...limbs, ...face(skin), ...headwear(plan)];
  return sitting ? moved(person, [0, -1.3, 0]) : person;
}
