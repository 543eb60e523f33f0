import type { DemoProduct } from "./demo-product.ts";
import { cars } from "./vehicles/cars.ts";
import { machines } from "./vehicles/machines.ts";
import { robots } from "./vehicles/robots.ts";
import { skyAndSea } from "./vehicles/sky-sea.ts";
import { space } from "./vehicles/space.ts";
import { trucks } from "./vehicles/trucks.ts";

export const vehicles: readonly DemoProduct[] = [...cars, ...trucks, ...machines, ...space, ...skyAndSea, ...robots];
