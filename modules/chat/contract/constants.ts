/** Characters of one message. */
export const maxMessageLength = 1000;

/** Messages stored of one conversation; a new message deletes the oldest one. */
export const maxStoredMessages = 500;

/** Messages in one reply; the newest ones. */
export const maxReturnedMessages = 100;

/** How long an answer waits to be read in the window before it is sent by e-mail or WhatsApp. */
export const unreadAnswerSeconds = 120;

/** Days after the last message until a conversation is deleted. */
export const retentionDays = { guest: 90, member: 365 } as const;

/** The chat makes its first request this long after the page has loaded (SH-16). */
export const chatStartDelayMs = 2000;

/** Above this many unread answers the counter reads "9+" (SH-15). */
export const unreadCap = 9;

/** How often an open window polls for answers. */
export const openPollMs = 4000;

/** How often a page with a closed window polls the number of unread answers, once there is a conversation. */
export const closedPollMs = 60_000;

/** The version of the consent text (`consent` in web/messages); it must be raised when the text changes. */
export const consentVersion = "1";
