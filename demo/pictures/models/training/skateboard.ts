import { Group, Mesh } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { metal, plastic, rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { blunted, limb } from "../parts/limb.ts";
import { turned } from "../turned.ts";
import { cruiserDeck, type DeckForm, mouldedDeck, plyDeck, streetDeck } from "./deck.ts";
import { waffled } from "./grip-tape.ts";

function wheel(paint: Paint, radius: number, wide: number): Group {
  const group = new Group();
  const half = wide / 2;
  const tread = turned([
    [0.55, -half * 0.8],
    [radius * 0.8, -half],
    [radius * 0.94, -half * 0.8],
    [radius, -half * 0.5],
    [radius, half * 0.5],
    [radius * 0.94, half * 0.8],
    [radius * 0.8, half],
    [0.55, half * 0.8],
  ]);
  const skin = plastic(paint);
  skin.roughness = 0.45;
  const bearing = turned([
    [0, -half * 0.74],
    [0.3, -half * 0.74],
    [0.34, -half * 0.66],
    [0.56, -half * 0.66],
    [0.56, half * 0.66],
    [0.34, half * 0.66],
    [0.3, half * 0.74],
    [0, half * 0.74],
  ]);
  group.add(new Mesh(tread, skin), new Mesh(bearing, metal("steel", 0.25)));
  group.rotation.x = Math.PI / 2;
  return group;
}

type Running = { readonly wheels: Paint; readonly radius: number; readonly wide: number; readonly track: number };

/** An axle with its two wheels; the deck rests `height` above the floor. */
function truck({ wheels, radius, wide, track }: Running, height: number, way: 1 | -1): Group {
  const group = new Group();
  for (const side of [-1, 1]) {
    const one = wheel(wheels, radius, wide);
    one.position.set(0, radius, side * track);
    group.add(one);
    const nut = new Mesh(
      turned([
        [0, 0],
        [0.22, 0],
        [0.22, 0.25],
        [0, 0.25],
      ]),
      metal("steel", 0.3),
    );
    nut.rotation.x = side * (Math.PI / 2);
    nut.position.set(0, radius, side * (track + wide / 2 - 0.05));
    group.add(nut);
  }
  const hanger = limb(
    [
      [0, radius, -track + wide / 2],
      [0, radius + 0.1, -track * 0.4],
      [way * 0.25, radius + 0.22, 0],
      [0, radius + 0.1, track * 0.4],
      [0, radius, track - wide / 2],
    ],
    blunted((place) => 0.3 + 0.22 * Math.sin(place * Math.PI), 0, 0),
  );
  group.add(new Mesh(hanger, metal("steel", 0.32)));
  const post = new Mesh(
    turned([
      [0.42, 0],
      [0.62, 0.05],
      [0.62, 0.35],
      [0.5, 0.4],
      [0.62, 0.45],
      [0.62, 0.8],
      [0.4, 0.85],
    ]),
    rubber("sun"),
  );
  post.position.set(way * 0.3, radius + 0.2, 0);
  const plate = new Mesh(new RoundedBoxGeometry(3.4, 0.36, 2.3, 3, 0.14), metal("steel", 0.4));
  plate.position.y = height - 0.2;
  const yoke = new Mesh(new RoundedBoxGeometry(1.1, height - radius - 0.3, 1, 3, 0.2), metal("steel", 0.4));
  yoke.position.set(-way * 0.5, radius + (height - radius) / 2, 0);
  group.add(post, plate, yoke);
  return group;
}

function assembled(deck: Group, form: DeckForm, running: Running, height: number, base: number): Group {
  const group = new Group();
  deck.position.y = height + form.thick / 2;
  group.add(deck);
  for (const way of [-1, 1] as const) {
    const axle = truck(running, height, way);
    axle.position.x = way * base;
    group.add(axle);
    for (const [x, z] of [
      [-1.2, -0.8],
      [-1.2, 0.8],
      [1.2, -0.8],
      [1.2, 0.8],
    ] as const) {
      const bolt = new Mesh(
        turned([
          [0, 0],
          [0.2, 0],
          [0.2, 0.06],
          [0.12, 0.1],
          [0, 0.1],
        ]),
        metal("steel", 0.3),
      );
      bolt.position.set(way * base + x, height + form.thick + 0.03, z);
      group.add(bolt);
    }
  }
  return group;
}

/** A street skateboard on its wheels, along x. */
export function skateboard(ground: Paint, figure: Paint, accent: Paint, wheels: Paint): Group {
  const running = { wheels, radius: 1.1, wide: 1.35, track: 3.1 };
  return assembled(plyDeck(streetDeck, ground, figure, accent), streetDeck, running, 2.75, 7.8);
}

/** A short plastic cruiser on soft wheels, along x. */
export function cruiser(paint: Paint, wheels: Paint): Group {
  const running = { wheels, radius: 1.3, wide: 1.7, track: 2.6 };
  return assembled(mouldedDeck(cruiserDeck, paint, waffled), cruiserDeck, running, 3.1, 6.1);
}
