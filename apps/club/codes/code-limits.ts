import { rateLimit } from "#kit/postgres/declared-limits.ts";
import type { SiteCodeLimits } from "../site/site-deps.ts";

const hour = 60 * 60;
const day = 24 * hour;

/** How often codes are sent and tried (D-07), counted in `club.code`. A setting may give other figures. */
export const clubCodeLimits = {
  sends: {
    perReceiverHour: rateLimit("club-code-send:receiver-hour", 5, hour),
    perReceiverDay: rateLimit("club-code-send:receiver-day", 10, day),
    perAddressHour: rateLimit("club-code-send:address-hour", 20, hour),
  },
  wrongTries: {
    perCode: rateLimit("club-code-try:code", 5, 5 * 60),
    perReceiver: rateLimit("club-code-try:receiver", 10, day),
    perAddress: rateLimit("club-code-try:address", 100, day),
  },
} satisfies {
  readonly [Kind in "sends" | "wrongTries"]: {
    readonly [By in keyof SiteCodeLimits[Kind]]: ReturnType<typeof rateLimit>;
  };
};
