import { angkot } from "../../models/vehicles/angkot.ts";
import { bajaj } from "../../models/vehicles/bajaj.ts";
import { becak } from "../../models/vehicles/becak.ts";
import { cityCar } from "../../models/vehicles/city-car.ts";
import type { Look } from "../look.ts";
import { driving } from "./views.ts";

export const cars: readonly Look[] = [
  {
    code: "KLK2001",
    views: driving,
    colours: {
      coral: (random) => [cityCar({ body: "coral", roof: "cream", trim: "cream" }, random)],
      mint: (random) => [cityCar({ body: "mint", roof: "white", trim: "court" }, random)],
    },
  },
  {
    code: "KLK2002",
    views: driving,
    colours: {
      sea: (random) => [angkot({ body: "sea", stripe: "orange", roof: "white", route: "04" }, random)],
      leaf: (random) => [angkot({ body: "leaf", stripe: "sea", roof: "cream", route: "11" }, random)],
    },
  },
  {
    code: "KLK2003",
    views: driving,
    colours: {
      brick: (random) => [becak({ body: "brick", hood: "court", trim: "sun" }, random)],
      sea: (random) => [becak({ body: "sea", hood: "navy", trim: "coral" }, random)],
    },
  },
  {
    code: "KLK2004",
    views: driving,
    colours: {
      orange: (random) => [bajaj({ body: "orange", hood: "ink", trim: "cream" }, random)],
      sea: (random) => [bajaj({ body: "sea", hood: "navy", trim: "white" }, random)],
    },
  },
];
