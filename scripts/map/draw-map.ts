import { type MapPoint, mapHeight, mapWidth, onMap } from "#modules/stores/contract/map-projection.ts";
import { islands, neighbours } from "./outlines.ts";

/** How round the coasts are: 0 draws straight lines from point to point. */
const roundness = 1 / 7;

const pointsOf = (outline: string): MapPoint[] =>
  outline
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [longitude = Number.NaN, latitude = Number.NaN] = pair.split(",").map(Number);
      return onMap({ longitude, latitude });
    });

const number = (value: number): string => String(Math.round(value * 10) / 10);
const pair = ({ x, y }: MapPoint): string => `${number(x)} ${number(y)}`;

/** A closed curve through every point, bent at each towards its neighbours. */
function coast(points: readonly MapPoint[]): string {
  const at = (index: number): MapPoint =>
    points.at(((index % points.length) + points.length) % points.length) ?? { x: 0, y: 0 };
  const bent = (index: number, side: 1 | -1): MapPoint => ({
    x: at(index).x + side * (at(index + 1).x - at(index - 1).x) * roundness,
    y: at(index).y + side * (at(index + 1).y - at(index - 1).y) * roundness,
  });
  const curves = points.map(
    (_, index) => `C${pair(bent(index, 1))} ${pair(bent(index + 1, -1))} ${pair(at(index + 1))}`,
  );
  return `M${pair(at(0))}${curves.join("")}Z`;
}

const path = (id: string, outlines: Readonly<Record<string, string>>): string =>
  `<path id="${id}" d="${Object.values(outlines)
    .map((outline) => coast(pointsOf(outline)))
    .join("")}"/>`;

/** The map without colours: CSS fills `land` and `abroad` by theme. */
export const drawMap = (): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mapWidth} ${mapHeight}">`,
    path("abroad", neighbours),
    path("land", islands),
    "</svg>\n",
  ].join("\n");
