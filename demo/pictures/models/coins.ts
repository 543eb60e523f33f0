import { Group, Mesh } from "three";
import { metal } from "../stage/materials.ts";
import { raised } from "./raised-shape.ts";
import { turned } from "./turned.ts";

/** A gold coin with a raised star, lying flat. */
export function coin(radius = 1.9): Group {
  const disc = [
    [0, 0],
    [radius - 0.06, 0],
    [radius, 0.06],
    [radius, 0.4],
    [radius - 0.06, 0.46],
    [radius - 0.3, 0.46],
    [radius - 0.36, 0.38],
    [0, 0.38],
  ] as const;
  const group = new Group();
  group.add(new Mesh(turned(disc), metal("gold", 0.32)));
  const points = Array.from({ length: 10 }, (_, n): [number, number] => {
    const reach = radius * (n % 2 ? 0.27 : 0.58);
    const angle = (n / 10) * Math.PI * 2 + Math.PI / 2;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
  const star = new Mesh(raised(points, 0.04, 0.05), metal("gold", 0.25));
  star.rotation.x = -Math.PI / 2;
  star.position.y = 0.38;
  group.add(star);
  return group;
}

/** Coins one on another, never quite straight. */
export function coinStack(count: number, wobble: (n: number) => number): Group {
  const group = new Group();
  for (let n = 0; n < count; n += 1) {
    const one = coin();
    one.position.set(wobble(n * 2) * 0.2, n * 0.465, wobble(n * 2 + 1) * 0.2);
    one.rotation.y = wobble(n) * 3;
    group.add(one);
  }
  return group;
}
