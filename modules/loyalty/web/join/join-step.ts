/** The standard reply of a call, as far as the next step depends on it. */
type Answer<Data> = {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
  readonly data?: Data | null;
};

export type Letter = { readonly email: string; readonly timeRemaining: number };

/** Where somebody goes who has proved the number they join the club with (TR-10 to TR-12). */
export type JoinStep =
  | { readonly to: "signUp" }
  | { readonly to: "letter"; readonly letter: Letter }
  | { readonly to: "expired"; readonly words: string | null }
  | { readonly to: "number"; readonly words: string | null };

const unknownToClub: ReadonlySet<string> = new Set(["MEMBER_NOT_FOUND", "MEMBER_NOT_FOUND_IN_BOTH"]);

/** Whoever the club does not know fills in the form; whoever it does is written to first (ID-24, ID-25). */
const isNewToClub = (check: string): boolean => unknownToClub.has(check);

/** After the ticket was looked at: null to go on and send the letter. */
function afterDetail({ success, errorCode, errorMessage }: Answer<unknown>): JoinStep | null {
  if (success) return null;
  if (errorCode === "REGISTRATION_TOKEN_EXPIRED") return { to: "expired", words: errorMessage };
  return { to: "number", words: errorMessage };
}

/** After the letter: its dialog, unless sending failed (ID-25). Without a mailbox to write to the form asks for one. */
function afterLetter({ success, errorCode, errorMessage, data }: Answer<readonly Letter[]>): JoinStep {
  const letter = data?.[0];
  if (success && letter) return { to: "letter", letter };
  if (errorCode === "EMAIL_UNKNOWN") return { to: "signUp" };
  if (errorCode === "REGISTRATION_TOKEN_EXPIRED") return { to: "expired", words: errorMessage };
  return { to: "number", words: errorMessage };
}

/** The whole way, with what asks the server given from outside. */
export async function stepAfterProof(
  check: string,
  ask: { detail(): Promise<Answer<unknown>>; letter(): Promise<Answer<readonly Letter[]>> },
): Promise<JoinStep> {
  if (isNewToClub(check)) return { to: "signUp" };
  return afterDetail(await ask.detail()) ?? afterLetter(await ask.letter());
}
