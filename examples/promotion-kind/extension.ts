import type { Extension } from "#apps/server/extensions/extension.ts";
import { cheapestOff } from "./cheapest-off.ts";

/** Adds "the cheapest piece of every few" to the kinds of order promotions. */
export const extension: Extension = { promotionRules: [cheapestOff] };
