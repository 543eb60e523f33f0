/** A product's name in its address: slashes and spaces become dashes, nothing else changes (B§2). */
export const productSlug = (name: string): string => name.trim().replace(/[/\s]+/g, "-");

/** Where a product's page is. */
export const productPath = (name: string, code: string): string =>
  `/pdp/${encodeURIComponent(productSlug(name))}/${encodeURIComponent(code)}`;
