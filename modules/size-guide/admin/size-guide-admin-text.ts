import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type SizeGuideAdminTextKey = keyof typeof en;

export const useSizeGuideAdminText = () => useTextOf<SizeGuideAdminTextKey>("size-guide-admin");
