import { type RateLimit, rateLimit } from "#kit/postgres/declared-limits.ts";

/**
 * Lifetime of codes and limits on sending and trying them (D-07). Each number can be changed by a setting; these are the
 * defaults.
 */
export type CodeLimits = {
  /** Minutes until a code expires, by WhatsApp or SMS and by e-mail. */
  readonly minutes: number;
  readonly emailMinutes: number;
  /**
   * Seconds until the same channel may send again, and until another channel may (the WhatsApp message may not have arrived).
   */
  readonly resendSeconds: number;
  readonly otherChannelSeconds: number;
  /** Wrong codes: per code, and per receiver, device and address in any 24 hours. */
  readonly wrongTries: {
    readonly perCode: number;
    readonly perReceiver: number;
    readonly perDevice: number;
    readonly perAddress: number;
  };
  /** Messages: per receiver in an hour and in a day, per device and address in an hour, and in total in an hour. */
  readonly sends: {
    readonly perReceiverHour: number;
    readonly perReceiverDay: number;
    readonly perDeviceHour: number;
    readonly perAddressHour: number;
    readonly altogetherHour: number;
  };
};

const hour = 60 * 60;
const day = 24 * hour;

/**
 * Counted in `identity.code` and `identity.code_try` over the time before now; the total by a rate-limit counter. Settings may
 * change the figures.
 */
export const codeRateLimits = {
  wrongTries: {
    perCode: rateLimit("code-try:code", 5, 5 * 60),
    perReceiver: rateLimit("code-try:receiver", 10, day),
    perDevice: rateLimit("code-try:device", 20, day),
    perAddress: rateLimit("code-try:address", 100, day),
  },
  sends: {
    perReceiverHour: rateLimit("code-send:receiver-hour", 5, hour),
    perReceiverDay: rateLimit("code-send:receiver-day", 10, day),
    perDeviceHour: rateLimit("code-send:device-hour", 10, hour),
    perAddressHour: rateLimit("code-send:address-hour", 20, hour),
    altogetherHour: rateLimit("codes-sent", 2000, hour),
  },
} satisfies { readonly [Kind in "wrongTries" | "sends"]: { readonly [By in keyof CodeLimits[Kind]]: RateLimit } };

const { wrongTries, sends } = codeRateLimits;

export const usualCodeLimits: CodeLimits = {
  minutes: 5,
  emailMinutes: 10,
  resendSeconds: 60,
  otherChannelSeconds: 20,
  wrongTries: {
    perCode: wrongTries.perCode.limit,
    perReceiver: wrongTries.perReceiver.limit,
    perDevice: wrongTries.perDevice.limit,
    perAddress: wrongTries.perAddress.limit,
  },
  sends: {
    perReceiverHour: sends.perReceiverHour.limit,
    perReceiverDay: sends.perReceiverDay.limit,
    perDeviceHour: sends.perDeviceHour.limit,
    perAddressHour: sends.perAddressHour.limit,
    altogetherHour: sends.altogetherHour.limit,
  },
};

/** Number of digits, as specified. */
export const codeLength = 4;
