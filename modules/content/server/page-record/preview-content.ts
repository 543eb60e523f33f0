import * as v from "valibot";
import type { Device } from "#kit/core/device.ts";
import type { Locale } from "#kit/core/locale.ts";
import { columnsIn, hasColumns } from "../../contract/page/contents-of-state.ts";
import type { PageState } from "../../contract/page/page-state.ts";
import { type PageColumn, type PageContent, pageContentSchema } from "../../contract/page-columns.ts";

type Preview = {
  readonly content: PageContent;
  /** Ids of incomplete columns, which are left out. */
  readonly incomplete: readonly string[];
};

/**
 * Renders a draft as the shop would. Missing texts fall back to another language, and parts that are still incomplete
 * are left out. HTML is sanitized as for publishing, because a preview runs on the back office's origin.
 */
export async function previewContent(state: PageState, asked: Device, locale: Locale): Promise<Preview> {
  const { cleanHtml } = await import("../html/clean-html.ts");
  const other = asked === "pc" ? "h5" : "pc";
  const device = hasColumns(state, asked) ? asked : other;
  const columns: PageColumn[] = [];
  const incomplete: string[] = [];
  for (const column of columnsIn(state, device, locale, "orOther")) {
    const checked = v.safeParse(pageContentSchema, { columns: [column] });
    const [drawn] = checked.success ? checked.output.columns : [];
    const html = drawn?.kind === "html" ? cleanHtml(drawn.html).html : "";
    if (drawn === undefined || html === null) incomplete.push((column as { readonly id: string }).id);
    else columns.push(drawn.kind === "html" ? { ...drawn, html } : drawn);
  }
  return { content: { columns }, incomplete };
}
