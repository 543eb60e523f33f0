/** Minutes in which an account that was found by its password may be linked (D-09). */
export const bindMinutes = 15;

/** Minutes a right PIN is good for, in the checkout it was entered in (D-17). */
export const pinProofMinutes = 10;

/** Digits of a PIN (VA-29). */
export const pinLength = 6;

/** Movements on one page of the history. */
export const historyPage = 10;

/** What the specification calls an account that is linked, and one that nobody has. */
export const clubCodes = { done: "200", notLinked: "501", notRegistered: "510" } as const;

/** What the dialog promises for a club account's first link; the club decides what it gives. */
export const linkBonusPoints = 100;

/** Days until somebody who wanted to be reminded later is asked again. */
export const remindLaterDays = 30;

/** Milliseconds between the word that it is linked and the page's reload (LY-29). */
export const reloadAfterLinkMs = 500;

/** What the club is called, in every language. */
export const clubName = "MAPCLUB";
