import type { SitePart } from "../../contract/site/site-parts.ts";

export const sitePath = "/admin/site";

/** The address of a part's editor. */
export const partPath = (part: SitePart): string => `${sitePath}/${part}`;
