/** One SKU that can be put into the cart, with the data of its tracking events. */
export type CartItem = {
  readonly productCode: string;
  readonly skuCode: string;
  readonly orgCode: string;
  /** Units that could be bought when the page was made. */
  readonly stock: number;
  readonly price: number;
  readonly name: string;
  readonly brand: string;
};

/** One of several SKUs of a product, with its distinguishing choices: "Navy · EU 42". */
export type VariantItem = CartItem & { readonly label: string };
