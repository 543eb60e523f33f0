/** How long codes last and how often they are sent and tried (D-07). Each number is a setting; these are its usual values. */
export type CodeLimits = {
  /** Minutes a code by WhatsApp or SMS is good for, and one by e-mail. */
  readonly minutes: number;
  readonly emailMinutes: number;
  /** Seconds until the same channel sends again, and until another may take over (nothing arrived by WhatsApp). */
  readonly resendSeconds: number;
  readonly otherChannelSeconds: number;
  /** Wrong codes: for one code, and in any 24 hours for a receiver, a device and an address. */
  readonly wrongTries: {
    readonly perCode: number;
    readonly perReceiver: number;
    readonly perDevice: number;
    readonly perAddress: number;
  };
  /** Messages: to a receiver in an hour and in a day, for a device and an address in an hour, and altogether in an hour. */
  readonly sends: {
    readonly perReceiverHour: number;
    readonly perReceiverDay: number;
    readonly perDeviceHour: number;
    readonly perAddressHour: number;
    readonly altogetherHour: number;
  };
};

export const usualCodeLimits: CodeLimits = {
  minutes: 5,
  emailMinutes: 10,
  resendSeconds: 60,
  otherChannelSeconds: 20,
  wrongTries: { perCode: 5, perReceiver: 10, perDevice: 20, perAddress: 100 },
  sends: { perReceiverHour: 5, perReceiverDay: 10, perDeviceHour: 10, perAddressHour: 20, altogetherHour: 2000 },
};

/** Digits of a code, as the specification has them. */
export const codeLength = 4;
