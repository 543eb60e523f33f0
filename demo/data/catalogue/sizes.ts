/** The sizes a product comes in, as they are printed on it. */
export const sizeRuns = {
  clothing: ["S", "M", "L", "XL"],
  clothingWide: ["XS", "S", "M", "L", "XL", "XXL"],
  children: ["XXS", "XS", "S", "M"],
  shoes: ["EU 39", "EU 40", "EU 41", "EU 42", "EU 43", "EU 44"],
  shoesWomen: ["EU 36", "EU 37", "EU 38", "EU 39", "EU 40"],
  shoesChildren: ["EU 30", "EU 31", "EU 32", "EU 33", "EU 34"],
  slides: ["EU 38", "EU 40", "EU 42", "EU 44"],
  socks: ["S", "M", "L"],
  caps: ["S", "M", "L"],
  helmets: ["S", "M", "L"],
  gloves: ["S", "M", "L", "XL"],
  balls: ["3", "4", "5"],
  basketballs: ["5", "6", "7"],
  weights: ["2 kg", "4 kg", "6 kg", "8 kg"],
  kettlebells: ["4 kg", "8 kg", "12 kg", "16 kg"],
  bands: ["5 kg", "10 kg", "15 kg"],
  litres: ["18 L", "24 L"],
  millilitres: ["500 ml", "750 ml", "1000 ml"],
} as const;

export type SizeRun = keyof typeof sizeRuns;
