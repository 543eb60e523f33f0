import { absolute, type StructuredData } from "./structured-data.ts";

export type Crumb = { readonly name: string; readonly path: string };

/** The path from home to this page, this page last. */
export const breadcrumbData = (origin: string, crumbs: readonly Crumb[]): StructuredData => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: absolute(origin, path),
  })),
});
