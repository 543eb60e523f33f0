import * as v from "valibot";
import type { Device } from "#kit/core/device.ts";
import type { Locale } from "#kit/core/locale.ts";
import { columnsIn, hasColumns } from "../../contract/page/contents-of-state.ts";
import type { PageState } from "../../contract/page/page-state.ts";
import { type PageColumn, type PageContent, pageContentSchema } from "../../contract/page-columns.ts";

type Preview = {
  readonly content: PageContent;
  /** The columns that are left out: something of them is missing. */
  readonly incomplete: readonly string[];
};

/**
 * A draft as the shop would show it. Texts that are missing in the language are shown in another one, and what still cannot be
 * drawn is left out. HTML is cleaned as for publishing: a preview runs on the origin of staff.
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
