/** The prefix of all drafts in session storage, so that clearing it can spare them. */
export const draftPrefix = "typed:";
