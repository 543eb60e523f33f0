/** Under which name limits per buyer are counted for a member. */
export const memberBuyerKey = (userCode: string): string => `member:${userCode}`;
