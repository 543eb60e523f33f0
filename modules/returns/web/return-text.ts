import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type ReturnTextKey = keyof typeof en;

export const useReturnText = () => useTextOf<ReturnTextKey>("returns");
