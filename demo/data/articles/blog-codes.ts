/** The stories of the demo shop, newest last, each with the idea of its picture (/pictures/blog/{code}.webp). */
export const blogCodes = {
  "sorting-bricks": "open trays of bricks sorted by shape, one tray per colour",
  "first-bricks-by-age": "a row of brick towers from large nursery blocks to small bricks",
  "choosing-a-badminton-racket": "two badminton rackets crossed, a shuttlecock in front",
  "rainy-day-builds": "a small brick house beside a window wet with rain",
  "finding-your-shoe-size": "a shoe on a sheet of paper with a ruler beside it",
  "what-club-points-are-worth": "a stack of round tokens beside a small parcel",
  "rumah-gadang-in-bricks": "a brick rumah gadang with its curved horn-shaped roof",
  "ball-sizes": "a football, a futsal ball and a basketball in a row by size",
  "first-five-kilometres": "running shoes and a water bottle on a track line",
  "how-store-pickup-works": "a parcel on a shop counter with a small sign",
  "washing-jerseys-and-futsal-shoes": "a green jersey on a clothes line, a pair of futsal shoes with a brush below",
  "phinisi-under-full-sail": "a brick phinisi schooner with all its sails set",
  "swimming-with-small-children": "goggles, a swim cap and a folded towel at the pool edge",
  "photographing-a-build": "a brick castle before a sheet of plain paper, a phone on a stand",
  "packing-for-a-weekend-hike": "an open backpack with bottle, rain jacket and lamp laid out",
  "repairing-instead-of-throwing-away": "a football with a pump and a racket with a new grip",
  "candi-stone-by-stone": "a brick candi with stepped terraces and a bell-shaped top",
  "skate-safety": "a skateboard with helmet and knee pads",
  "a-desk-in-order": "a tidy desk with a mug, a notebook and a pen tray",
  "stretching-after-court": "an exercise mat unrolled beside a racket bag",
  "meet-the-store-in-bandung": "a shop front with a striped awning between two trees",
  "gifts-under-200-thousand": "three small wrapped gifts with ribbons",
  "camping-in-the-rainy-season": "a tent under a tarpaulin between two trees, puddles before it",
  "how-the-flash-sale-works": "a large clock with three parcels before it, sunny yellow",
} as const satisfies Record<string, string>;

/** The code of one of the demo shop's stories. */
export type BlogCode = keyof typeof blogCodes;
