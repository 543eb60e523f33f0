import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type DeskTextKey = keyof typeof en;

export const useDeskText = () => useTextOf<DeskTextKey>("desk");
