/** The standard reply of a call, as far as the next step depends on it. */
type Answer<Data> = {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
  readonly data?: Data | null;
};

export type SentEmail = { readonly email: string; readonly timeRemaining: number };

/** The next step after the number was proved (TR-10 to TR-12). */
export type JoinStep =
  | { readonly to: "signUp" }
  | { readonly to: "letter"; readonly letter: SentEmail }
  | { readonly to: "expired"; readonly message: string | null }
  | { readonly to: "number"; readonly message: string | null };

const unknownToClub: ReadonlySet<string> = new Set(["MEMBER_NOT_FOUND", "MEMBER_NOT_FOUND_IN_BOTH"]);

/** A person unknown to the club fills in the form; a known one gets an e-mail first (ID-24, ID-25). */
const isNewToClub = (check: string): boolean => unknownToClub.has(check);

/** After the ticket was checked: null to continue with the e-mail. */
function afterDetail({ success, errorCode, errorMessage }: Answer<unknown>): JoinStep | null {
  if (success) return null;
  if (errorCode === "REGISTRATION_TOKEN_EXPIRED") return { to: "expired", message: errorMessage };
  return { to: "number", message: errorMessage };
}

/** After the e-mail: its dialog, unless sending failed (ID-25). Without an e-mail address the form requires one. */
function afterLetter({ success, errorCode, errorMessage, data }: Answer<readonly SentEmail[]>): JoinStep {
  const email = data?.[0];
  if (success && email) return { to: "letter", letter: email };
  if (errorCode === "EMAIL_UNKNOWN") return { to: "signUp" };
  if (errorCode === "REGISTRATION_TOKEN_EXPIRED") return { to: "expired", message: errorMessage };
  return { to: "number", message: errorMessage };
}

/** Runs the steps; the calls to the server are passed in. */
export async function stepAfterProof(
  check: string,
  request: { detail(): Promise<Answer<unknown>>; letter(): Promise<Answer<readonly SentEmail[]>> },
): Promise<JoinStep> {
  if (isNewToClub(check)) return { to: "signUp" };
  return afterDetail(await request.detail()) ?? afterLetter(await request.letter());
}
