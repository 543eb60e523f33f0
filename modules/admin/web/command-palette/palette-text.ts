import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type PaletteTextKey = keyof typeof en;

export const usePaletteText = () => useTextOf<PaletteTextKey>("command-palette");
