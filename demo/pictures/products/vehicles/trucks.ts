import { Group } from "three";
import { ambulance, ambulanceCrew } from "../../models/vehicles/ambulance.ts";
import { dumpTruck } from "../../models/vehicles/dump-truck.ts";
import { fireEngine } from "../../models/vehicles/fire-engine.ts";
import { joined } from "../../models/vehicles/part.ts";
import { pickUp } from "../../models/vehicles/pick-up.ts";
import { schoolBus } from "../../models/vehicles/school-bus.ts";
import type { Look } from "../look.ts";
import { driving, drivingThen, moving } from "./views.ts";

const withCrew = () => {
  const crew = new Group();
  crew.add(...joined(ambulanceCrew()));
  return crew;
};

export const trucks: readonly Look[] = [
  {
    code: "KLK2005",
    views: [
      { around: 40, above: 28, fill: 0.86 },
      driving[1],
      { around: 222, above: 40, fill: 1.35, toward: [0.06, 0.1, 0.1] },
    ],
    colours: { court: (random) => [pickUp({ body: "court", roof: "cream", trim: "sun" }, random)] },
  },
  {
    code: "KLK2006",
    views: drivingThen({ around: 42, above: 16, fill: 0.86, arrange: moving(["bed", "z", 38]) }),
    colours: { sun: (random) => [dumpTruck({ cab: "sun", bed: "orange", trim: "charcoal" }, random)] },
  },
  {
    code: "KLK2007",
    views: drivingThen({ around: 44, above: 12, fill: 0.86, arrange: moving(["ladder", "z", 34], ["ladder", "y", 0]) }),
    colours: { brick: (random) => [fireEngine({ body: "brick", trim: "white", stripe: "sun" }, random)] },
  },
  {
    code: "KLK2008",
    views: drivingThen({ around: 24, above: 22, fill: 0.86, arrange: (things) => [...things, withCrew()] }),
    colours: { white: (random) => [ambulance({ body: "white", stripe: "coral" }, random)] },
  },
  {
    code: "KLK2009",
    views: driving,
    colours: { sun: (random) => [schoolBus({ body: "sun", trim: "ink", roof: "white" }, random)] },
  },
];
