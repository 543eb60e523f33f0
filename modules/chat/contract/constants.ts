/** Characters of one message. */
export const longestMessage = 1000;

/** Messages kept of one conversation; older ones are deleted as new ones come. */
export const keptMessages = 500;

/** Messages sent to a window in one reply; the newest count. */
export const shownMessages = 100;

/** How long an answer waits to be read in the window before it is sent by e-mail or WhatsApp. */
export const answerNoticeSeconds = 120;

/** Days after the last message until a conversation is deleted. */
export const keptDays = { guest: 90, member: 365 } as const;

/** The chat makes its first request this long after the page has loaded (SH-16). */
export const chatStartDelayMs = 2000;

/** Above this many unread answers the counter reads "9+" (SH-15). */
export const unreadCap = 9;

/** How often an open window asks for answers. */
export const openPollMs = 4000;

/** How often a page with a closed window asks for the number of unread answers, once there is a conversation. */
export const closedPollMs = 60_000;

/** Names the consent text a shopper has read (`consent` in web/messages); whoever changes the text raises it. */
export const consentVersion = "1";
