import { textHook } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export const useShellText = textHook<keyof typeof en>("shell");
