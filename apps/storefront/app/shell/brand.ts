import { brandFileName } from "#kit/web/styles/brand-file-name.ts";
import type { SiteInfo } from "./shell-data.ts";

/** The colours of palette.css, which a shop without its own has. */
const usual = { action: "#b8321d", ground: "#0f5943" };

type Colours = Pick<SiteInfo, "actionColour" | "groundColour">;

/** The address of the shop's colours; null when it has none of its own. */
export const brandStylesheetPath = ({ actionColour, groundColour }: Colours): string | null =>
  actionColour === null && groundColour === null
    ? null
    : `/colours/${brandFileName({ action: actionColour ?? usual.action, ground: groundColour ?? usual.ground })}`;

/** The colour of a phone's browser bar. */
export const browserBarColour = ({ groundColour }: Colours): string => groundColour ?? usual.ground;
