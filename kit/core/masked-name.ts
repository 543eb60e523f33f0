const hidden = "•••";

/** The first letter of a word, for readers without the permission for the rest: "A•••". */
const maskedWord = (text: string): string => (text === "" ? "" : `${[...text][0]}${hidden}`);

/** A name for readers without the permission: "A••• W•••". */
export const maskedName = (firstName: string, lastName: string): string =>
  `${maskedWord(firstName)} ${maskedWord(lastName)}`.trim();
