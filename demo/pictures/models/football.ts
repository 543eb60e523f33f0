import { type Group, Vector3 } from "three";
import type { Paint } from "../stage/palette.ts";
import { ball, mixed, smooth, tone } from "./ball-skin.ts";

/** The 12 corners of an icosahedron are the dark panels, the 20 middles of its faces the light ones. */
export function footballPanels(): { dark: boolean; way: Vector3 }[] {
  const g = (1 + Math.sqrt(5)) / 2;
  const corners = [-1, 1].flatMap((a) =>
    [-g, g].flatMap((b) => [new Vector3(0, a, b), new Vector3(a, b, 0), new Vector3(b, 0, a)]),
  );
  const ways = corners.map((corner) => corner.normalize());
  const near = (a: Vector3, b: Vector3) => a.dot(b) > 0.4 && a.dot(b) < 0.5;
  const middles: Vector3[] = [];
  ways.forEach((a, i) => {
    ways.slice(i + 1).forEach((b, j) => {
      for (const c of ways.slice(i + j + 2)) {
        if (near(a, b) && near(b, c) && near(a, c)) middles.push(a.clone().add(b).add(c).normalize());
      }
    });
  });
  return [...ways.map((way) => ({ dark: true, way })), ...middles.map((way) => ({ dark: false, way }))];
}

export function football(radius: number, base: Paint = "white", accent: Paint = "ink"): Group {
  const panels = footballPanels();
  const light = tone(base);
  const dark = tone(accent);
  return ball(radius, 0.42, 4, (way) => {
    let best = -2;
    let second = -2;
    let isDark = false;
    for (const panel of panels) {
      // The dark panels are a little smaller than the light ones.
      const closeness = way.dot(panel.way) - (panel.dark ? 0.0275 : 0);
      if (closeness > best) {
        second = best;
        best = closeness;
        isDark = panel.dark;
      } else if (closeness > second) second = closeness;
    }
    const seam = 1 - smooth(0.002, 0.014, best - second);
    const colour = mixed(isDark ? dark : light, [120, 112, 104], seam * (isDark ? 0.25 : 0.75));
    return { colour, height: 225 - seam * 190 };
  });
}
