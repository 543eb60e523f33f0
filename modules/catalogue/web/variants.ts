type Wire = {
  readonly saleAttributes: readonly {
    readonly attrCode: string;
    readonly attrValue: readonly { readonly valueCode: string; readonly valueName: string }[];
  }[];
  readonly skuList: readonly {
    readonly skuCode: string;
    readonly orgCode: string;
    readonly stock: number;
    readonly salePrice: number;
    readonly attributeValues: readonly { readonly attrCode: string; readonly valueCode: string }[];
  }[];
};

/** One SKU of a product as a shopper chooses it: "Navy · EU 42". */
export type Variant = {
  readonly skuCode: string;
  readonly orgCode: string;
  readonly stock: number;
  readonly price: number;
  readonly label: string;
};

/** The SKUs of a product, each named by the values of its colour, size and so on, in the order pages list them. */
export const variantsOf = ({ saleAttributes, skuList }: Wire): Variant[] =>
  skuList.map(({ skuCode, orgCode, stock, salePrice, attributeValues }) => ({
    skuCode,
    orgCode,
    stock,
    price: salePrice,
    label: saleAttributes
      .flatMap(({ attrCode, attrValue }) => {
        const own = attributeValues.find((value) => value.attrCode === attrCode)?.valueCode;
        return attrValue.find(({ valueCode }) => valueCode === own)?.valueName ?? [];
      })
      .join(" · "),
  }));
