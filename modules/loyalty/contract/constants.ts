/** Minutes in which an account that was found by its password may be linked (D-09). */
export const bindMinutes = 15;

/** Minutes a checked PIN stays valid, in the checkout it was entered in (D-17). */
export const pinProofMinutes = 10;

/** Digits of a PIN (VA-29). */
export const pinLength = 6;

/** Movements on one page of the history. */
export const historyPage = 10;

/** The specification's codes: linked, not linked, and no club account with this number. */
export const clubCodes = { done: "200", notLinked: "501", notRegistered: "510" } as const;

/** The bonus the dialog announces for a club account's first link; the club decides the real amount. */
export const linkBonusPoints = 100;

/** Days until a member who chose "remind me later" sees the offer again. */
export const remindLaterDays = 30;

/** Milliseconds between the success message and the page's reload (LY-29). */
export const reloadAfterLinkMs = 500;

/** The club's name, in every language. */
export const clubName = "MAPCLUB";
