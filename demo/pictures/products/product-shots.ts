import { Box3, Group, type Object3D, Sphere } from "three";
import type { Random } from "../stage/random.ts";
import type { Shot } from "../stage/shot.ts";
import { type Arrange, type Look, standing, type View } from "./look.ts";
import { looks } from "./looks.ts";

/**
 * Everything is brought to one size, so that lamps, shadows and paper suit a ring as well as a tent.
 * The thing turns, not the camera: the light falls from the same side in every picture.
 */
function onTheTurntable(things: Object3D[], degrees: number): Object3D[] {
  const group = new Group();
  group.add(...things);
  group.rotation.y = (-degrees * Math.PI) / 180;
  const { radius } = new Box3().setFromObject(group, true).getBoundingSphere(new Sphere());
  group.scale.setScalar(11 / radius);
  return [group];
}

function shotOf(look: Look, colour: string, arrange: Arrange, view: View, number: number): Shot {
  const { arrange: anew, around = 0, ...camera } = view;
  return {
    name: `products/${look.code.toLowerCase()}-${colour}-${number}`,
    width: 800,
    height: 800,
    maxKilobytes: 34,
    backdrop: { floor: look.backdrop ?? "paper", depth: 26 },
    camera: { aperture: 0.12, ...camera },
    light: { reach: 20, softness: 11 },
    arrange(random: Random) {
      const things = arrange(random);
      return onTheTurntable(anew ? anew(things, random) : things, around);
    },
  };
}

/** Three pictures for each colour of each product. */
export const productShots: readonly Shot[] = looks.flatMap((look) =>
  Object.entries(look.colours).flatMap(([colour, arrange]) =>
    (look.views ?? standing).map((view, index) => shotOf(look, colour, arrange, view, index + 1)),
  ),
);
