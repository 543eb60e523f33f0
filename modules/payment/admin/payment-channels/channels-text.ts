import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type ChannelsTextKey = keyof typeof en;

export const useChannelsText = () => useTextOf<ChannelsTextKey>("payment-channels");
