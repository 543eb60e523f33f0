import type { ProductModel } from "#modules/catalogue/web/product/product-model.ts";
import type { Seo } from "../../shell/page-meta.ts";

const longestDescription = 160;

/** Title and description. "Jual" is in every language: shops in Indonesia are searched by it (PD-16). */
export function productSeo(product: ProductModel | null | undefined): Seo {
  if (!product) return { noindex: true };
  const first = product.galleries[0]?.find(({ type }) => type === "image");
  return {
    title: `Jual ${product.name}`,
    description: shortened(product.description),
    image: first?.path ?? null,
    type: "product",
    path: product.canonicalPath,
  };
}

/** Cuts after the last whole word that fits. */
function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= longestDescription) return line;
  const cut = line.slice(0, longestDescription - 1);
  const space = cut.lastIndexOf(" ");
  return `${space > longestDescription / 2 ? cut.slice(0, space) : cut}…`;
}
