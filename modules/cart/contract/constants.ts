/** How many pieces one line may hold (B§9). */
export const mostOfOneLine = 50;

/** How few pieces one line may hold (B§5). */
export const leastOfOneLine = 1;

/** How many different lines a cart may hold: more is a robot, and every line is read whenever the cart is. */
export const mostLines = 100;

/** How long a guest's cart is kept after it was last touched. */
export const guestCartDays = 90;

/** The product page's button stays busy for this long after a press (B§4, B§9). */
export const loadingClearsAfterMs = 1_000;

/** How long a button shows Added (B§2, B§9). */
export const addedForMs = 3_000;

/** How long companions may take to be found; after that the shopper is not disturbed any more. */
export const companionsWaitMs = 8_000;

/** How many things that go well with what was added are offered at most (D-35). */
export const mostCompanions = 10;

/** The cart looks at where it was scrolled to when scrolling has rested this long (B§9). */
export const scrollDebounceMs = 300;
