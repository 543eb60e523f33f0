import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export const useDataFileText = () => useTextOf<keyof typeof en>("privacy");
