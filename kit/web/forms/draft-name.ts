/** What the names of all drafts in a tab's storage begin with, so that whoever clears it can spare them. */
export const draftPrefix = "typed:";
