export type LetterRow = {
  readonly name: string;
  readonly detail?: string;
  readonly value: string;
  readonly strong?: boolean;
};

/** One piece of an e-mail, written once and shown in both the text and the HTML part. */
export type LetterBlock =
  | { readonly type: "subheading"; readonly text: string }
  /** Names on the left, values on the right; `detail` in small type below the name. */
  | { readonly type: "table"; readonly rows: readonly LetterRow[] }
  | { readonly type: "link"; readonly label: string; readonly url: string }
  | { readonly type: "paragraph"; readonly text: string }
  | { readonly type: "code"; readonly code: string }
  /** The same to scan; `label` for those who do not see it. */
  | { readonly type: "qr"; readonly text: string; readonly label: string }
  | { readonly type: "button"; readonly label: string; readonly url: string };

/** An e-mail before it is laid out. */
export type Letter = {
  readonly subject: string;
  readonly heading: string;
  readonly blocks: readonly LetterBlock[];
  /** Where an answer goes instead of to the sender. */
  readonly replyTo?: string;
  /** For letters one may end: the way out, below the letter and in the header that mail programs show as a button. */
  readonly unsubscribe?: { readonly label: string; readonly url: string };
};
