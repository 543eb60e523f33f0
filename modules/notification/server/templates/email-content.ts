import type { TextRun } from "../../contract/light-format.ts";

export type EmailRow = {
  readonly name: string;
  readonly detail?: string;
  readonly value: string;
  readonly strong?: boolean;
};

/** One part of an e-mail, rendered as text and as HTML. */
export type EmailBlock =
  | { readonly type: "subheading"; readonly text: string }
  /** Names on the left, values on the right; `detail` in small type below the name. */
  | { readonly type: "table"; readonly rows: readonly EmailRow[] }
  | { readonly type: "link"; readonly label: string; readonly url: string }
  /** `runs` are the same text where parts of it are emphasised. */
  | { readonly type: "paragraph"; readonly text: string; readonly runs?: readonly TextRun[] }
  | { readonly type: "code"; readonly code: string }
  /** A QR code; `label` is its alternative text. */
  | { readonly type: "qr"; readonly text: string; readonly label: string }
  | { readonly type: "button"; readonly label: string; readonly url: string };

/** An e-mail before it is rendered. */
export type EmailContent = {
  readonly subject: string;
  readonly heading: string;
  readonly blocks: readonly EmailBlock[];
  /** The Reply-To address. */
  readonly replyTo?: string;
  /** The unsubscribe link, below the content and in the header that mail programs show as a button. */
  readonly unsubscribe?: { readonly label: string; readonly url: string };
};
