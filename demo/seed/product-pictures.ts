/** Where the workshop puts the pictures of one colour. */
export const picturesOf = (productCode: string, colour: string): string[] =>
  [1, 2, 3].map((view) => `/pictures/products/${productCode.toLowerCase()}-${colour}-${view}.webp`);
