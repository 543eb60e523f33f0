import { keyedHash } from "#kit/core/keyed-hash.ts";

/** A receiver as deliveries name them: a number or address can be looked up by it, but not read from it. */
export const receiverHash = (secret: string, to: string): string =>
  keyedHash(secret, `message-receiver.${to.toLowerCase()}`);
