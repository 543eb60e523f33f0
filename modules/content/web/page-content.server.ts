import * as v from "valibot";
import { type PageColumn, pageContentSchema } from "../contract/page-columns.ts";

/** The columns of a page; null when the storefront cannot render them. */
export function columnsOf(page: { pageContent: unknown } | null | undefined): readonly PageColumn[] {
  const checked = v.safeParse(pageContentSchema, page?.pageContent);
  return checked.success ? checked.output.columns : [];
}
