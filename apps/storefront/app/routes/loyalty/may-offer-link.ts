/** The facts that decide whether the home page offers to link the club. */
export type LinkFacts = {
  /** A member, not a guest. */
  readonly isMember: boolean;
  readonly isBound: boolean;
  /** The flag another page has set for the home page. */
  readonly pending: boolean;
  /** The time before which the member does not want to be asked, in milliseconds; 0 without such a choice. */
  readonly askedUntil: number;
  readonly askedThisVisit: boolean;
  readonly now: number;
};

/** The flag applies to members without a club account (LY-25); without it they are asked once per visit, and not during a pause they chose. */
export function mayOfferLink(facts: LinkFacts): "pending" | "offer" | null {
  if (!facts.isMember || facts.isBound) return null;
  if (facts.pending) return "pending";
  return facts.askedThisVisit || facts.now < facts.askedUntil ? null : "offer";
}
