/** Under which name limits per buyer are counted for a member. */
export const memberBuyerKey = (userCode: string): string => `member:${userCode}`;

/** The same for a guest: whoever comes back with the telephone, or with the mailbox, is the same buyer (D-38). */
export const guestBuyerKeys = (mobile: string, email: string): readonly [string, string] => [
  `mobile:${mobile}`,
  `email:${email.toLowerCase()}`,
];
