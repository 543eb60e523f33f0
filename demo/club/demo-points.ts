/** One line of a demo member's year: how many months ago, on which day of that month's course, what, and how many. */
export type DemoMovement = readonly [
  monthsAgo: number,
  day: number,
  kind: "earn" | "bonus" | "use" | "cancel" | "return" | "takeBack",
  points: number,
];

/**
 * A year of points for each demo member. `use` holds and spends points, `cancel` holds and releases them, `return`
 * refunds some of the last spent ones. The totals match the members' tiers.
 */
export const demoPoints: Readonly<Record<string, readonly DemoMovement[]>> = {
  MC10000001: [
    [11, 4, "earn", 96],
    [10, 2, "bonus", 100],
    [10, 9, "earn", 184],
    [9, 6, "earn", 142],
    [9, 18, "use", 150],
    [8, 3, "earn", 265],
    [7, 11, "earn", 88],
    [7, 20, "cancel", 200],
    [6, 5, "earn", 210],
    [6, 7, "use", 120],
    [6, 16, "return", 60],
    [5, 8, "earn", 174],
    [4, 2, "earn", 312],
    [4, 12, "takeBack", 40],
    [3, 9, "earn", 126],
    [3, 21, "use", 250],
    [2, 4, "earn", 238],
    [1, 6, "earn", 205],
    [1, 17, "use", 80],
    [0, 5, "earn", 157],
    [0, 1, "earn", 64],
  ],
  MC10000002: [
    [9, 12, "earn", 130],
    [7, 3, "earn", 145],
    [5, 15, "earn", 92],
    [4, 4, "use", 100],
    [3, 8, "earn", 118],
    [1, 10, "earn", 171],
    [0, 2, "earn", 39],
  ],
  MC10000003: [[8, 14, "earn", 42]],
  MC10000004: [
    [3, 6, "earn", 18],
    [1, 2, "earn", 25],
  ],
  MC10000005: [
    [8, 5, "earn", 37],
    [6, 11, "bonus", 100],
    [5, 3, "earn", 54],
    [2, 9, "use", 60],
    [1, 8, "earn", 73],
  ],
};
