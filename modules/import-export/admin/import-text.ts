import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type ImportTextKey = keyof typeof en;

export const useImportText = () => useTextOf<ImportTextKey>("import-export-admin");
