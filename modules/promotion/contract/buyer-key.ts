const prefix = "member:";

/** The key that limits per buyer are counted under, for a member. */
export const memberBuyerKey = (userCode: string): string => `${prefix}${userCode}`;

/** The member of a buyer key; null for guests and for members who deleted their account. */
export const memberOfBuyerKey = (key: string): string | null =>
  key.startsWith(prefix) ? key.slice(prefix.length) : null;
