/** `outdated`: its subject changed before the decision. */
export type ProposalState = "waiting" | "approved" | "refused" | "withdrawn" | "outdated";
