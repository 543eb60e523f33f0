import type { Look } from "./look.ts";
import { aircraftAndSails } from "./vehicles/aircraft.ts";
import { cars } from "./vehicles/cars.ts";
import { machines } from "./vehicles/machines.ts";
import { robots } from "./vehicles/robots.ts";
import { space } from "./vehicles/space.ts";
import { trainsAndShips } from "./vehicles/trains-ships.ts";
import { trucks } from "./vehicles/trucks.ts";

export const vehicles: readonly Look[] = [
  ...cars,
  ...trucks,
  ...machines,
  ...trainsAndShips,
  ...space,
  ...aircraftAndSails,
  ...robots,
];
