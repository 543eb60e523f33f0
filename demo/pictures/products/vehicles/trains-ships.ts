import { ferry, queue } from "../../models/vehicles/ferry.ts";
import { metro } from "../../models/vehicles/metro.ts";
import { steamTrain } from "../../models/vehicles/steam-train.ts";
import { tugboat } from "../../models/vehicles/tugboat.ts";
import type { Look } from "../look.ts";
import { driving, drivingThen } from "./views.ts";

export const trainsAndShips: readonly Look[] = [
  {
    code: "KLK2015",
    views: drivingThen({ around: 54, above: 14, fill: 1.4, toward: [0.1, 0.04, 0.2] }),
    colours: {
      court: (random) => [steamTrain({ body: "court", boiler: "charcoal", wheels: "brick", trim: "gold" }, random)],
    },
  },
  {
    code: "KLK2016",
    views: driving,
    colours: {
      sea: (random) => [metro({ body: "sea", stripe: "white", roof: "white" }, random)],
      coral: (random) => [metro({ body: "coral", stripe: "cream", roof: "cream" }, random)],
    },
  },
  {
    code: "KLK2017",
    views: driving,
    colours: {
      brick: (random) => [tugboat({ hull: "brick", keel: "ink", house: "white", funnel: "sun" }, random)],
    },
  },
  {
    code: "KLK2018",
    views: drivingThen({ around: 30, above: 26, fill: 0.88, arrange: (things, random) => [...things, queue(random)] }),
    colours: { sea: (random) => [ferry({ hull: "sea", stripe: "white", house: "white", funnel: "coral" }, random)] },
  },
];
