import { fewerDraws } from "../models/fewer-draws.ts";
import type { Paint } from "../stage/palette.ts";
import { birds } from "./creatures/birds.ts";
import { dinosaurs } from "./creatures/dinosaurs.ts";
import { flowers } from "./creatures/flowers.ts";
import { mammals } from "./creatures/mammals.ts";
import { waterAndScales } from "./creatures/water-and-scales.ts";
import type { Arrange, Look } from "./look.ts";

/** Creatures have many small parts; they are melted together before they are drawn. */
const melted = (look: Look): Look => ({
  ...look,
  colours: Object.fromEntries(
    Object.entries(look.colours).map(([paint, arrange]): [Paint, Arrange] => [
      paint as Paint,
      (random) => arrange(random).map(fewerDraws),
    ]),
  ),
});

/** Animals, dinosaurs and plants of Satwa Blok. */
export const creatures: readonly Look[] = [...mammals, ...birds, ...waterAndScales, ...dinosaurs, ...flowers].map(
  melted,
);
