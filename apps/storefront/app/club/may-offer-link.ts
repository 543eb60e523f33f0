/** What decides whether the home page offers to link the club. */
export type LinkFacts = {
  /** A member, not a guest. */
  readonly isMember: boolean;
  readonly isBound: boolean;
  /** The flag that was left for this page. */
  readonly pending: boolean;
  /** Until when somebody does not want to be asked, in milliseconds; 0 for nobody who said so. */
  readonly askedUntil: number;
  readonly askedThisVisit: boolean;
  readonly now: number;
};

/**
 * The flag is honoured for members without a club account (LY-25); without it they are asked once a visit, and not for a
 * while after they put it off.
 */
export function mayOfferLink(facts: LinkFacts): "pending" | "offer" | null {
  if (!facts.isMember || facts.isBound) return null;
  if (facts.pending) return "pending";
  return facts.askedThisVisit || facts.now < facts.askedUntil ? null : "offer";
}
