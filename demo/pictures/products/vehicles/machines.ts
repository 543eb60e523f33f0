import { craneTruck } from "../../models/vehicles/crane-truck.ts";
import { excavator } from "../../models/vehicles/excavator.ts";
import { offRoader } from "../../models/vehicles/off-roader.ts";
import { raceCar } from "../../models/vehicles/race-car.ts";
import { tractor } from "../../models/vehicles/tractor.ts";
import type { Look } from "../look.ts";
import { driving, drivingThen, moving } from "./views.ts";

export const machines: readonly Look[] = [
  {
    code: "KLK2010",
    views: drivingThen({ around: 58, above: 18, fill: 1.5, toward: [0.12, 0.02, 0.2] }),
    colours: { leaf: (random) => [tractor({ body: "leaf", wheels: "sun", trailer: "brick" }, random)] },
  },
  {
    code: "KLK2011",
    views: drivingThen({ around: 20, above: 22, fill: 0.86, arrange: moving(["house", "y", -58]) }),
    colours: {
      orange: (random) => [excavator({ body: "orange", arm: "orange", trim: "charcoal" }, random)],
      lime: (random) => [excavator({ body: "lime", arm: "lime", trim: "navy" }, random)],
    },
  },
  {
    code: "KLK2012",
    views: drivingThen({ around: 70, above: 14, fill: 0.86 }),
    colours: { sea: (random) => [craneTruck({ body: "sea", boom: "sun", trim: "white" }, random)] },
  },
  {
    code: "KLK2013",
    views: [
      { around: 42, above: 22, fill: 0.86 },
      { around: 220, above: 26, fill: 0.86 },
      { around: 90, above: 9, fill: 0.86 },
    ],
    colours: {
      brick: (random) => [raceCar({ body: "brick", trim: "white", dark: "ink", number: "7" }, random)],
      navy: (random) => [raceCar({ body: "navy", trim: "lime", dark: "charcoal", number: "27" }, random)],
    },
  },
  {
    code: "KLK2014",
    views: driving,
    colours: {
      sand: (random) => [offRoader({ body: "sand", roof: "white", trim: "charcoal" }, random)],
      court: (random) => [offRoader({ body: "court", roof: "cream", trim: "ink" }, random)],
    },
  },
];
