/** State of a member's PIN at the club. */
export type PinInfo = { readonly havePin: boolean; readonly lockedUntil: string | null };

/** How a try ended. */
export type PinReply =
  | { readonly code: "right" }
  | { readonly code: "wrong"; readonly message: string; readonly attemptsLeft: number }
  | { readonly code: "locked"; readonly message: string }
  | { readonly code: "failed"; readonly message: string };

/** The dialog's state: set a PIN, enter it, or locked. */
export type PinState =
  | { readonly step: "set" }
  | { readonly step: "entry"; readonly busy: boolean; readonly problem: string | null }
  | { readonly step: "disabled"; readonly problem: string | null };

export type PinEvent =
  | { readonly type: "info"; readonly info: PinInfo }
  | { readonly type: "send" }
  | { readonly type: "answer"; readonly answer: PinReply };

const entry: PinState = { step: "entry", busy: false, problem: null };

export function firstPinState({ havePin, lockedUntil }: PinInfo): PinState {
  if (!havePin) return { step: "set" };
  return lockedUntil === null ? entry : { step: "disabled", problem: null };
}

/** The PIN dialog's state machine (LY-32 to LY-37, TR-28). Only the club can unlock a locked PIN. */
export function nextPinState(state: PinState, event: PinEvent): PinState {
  if (event.type === "info") return firstPinState(event.info);
  if (state.step !== "entry") return state;
  if (event.type === "send") return { ...state, busy: true, problem: null };
  if (!state.busy) return state;
  const { answer } = event;
  if (answer.code === "right") return entry;
  const { message } = answer;
  const spent = answer.code === "locked" || (answer.code === "wrong" && answer.attemptsLeft === 0);
  return spent ? { step: "disabled", problem: message } : { step: "entry", busy: false, problem: message };
}
