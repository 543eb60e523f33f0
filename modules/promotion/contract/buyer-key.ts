const prefix = "member:";

/** Under which name limits per buyer are counted for a member. */
export const memberBuyerKey = (userCode: string): string => `${prefix}${userCode}`;

/** The member of a key; null for guests and for members who have left. */
export const memberOfBuyerKey = (key: string): string | null =>
  key.startsWith(prefix) ? key.slice(prefix.length) : null;
