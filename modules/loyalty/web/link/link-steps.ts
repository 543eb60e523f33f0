/** Where the dialog was opened: it starts elsewhere, and ends elsewhere too. */
export type LinkPlace = "home" | "account";

/** A club account as the dialog shows it (EN-14). */
export type LinkAccount = {
  /** As +62… */
  readonly mobile: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** It can be linked. */
  readonly isValid: boolean;
  /** A number that collected points and never registered. */
  readonly isGuest: boolean;
  readonly thirdId: string | null;
  /** Another account of the shop is linked to it. */
  readonly thirdExist: boolean;
};

/** The dialog's state. `busy` during a request; `problem` is the server's last message. */
export type LinkState =
  | { readonly step: "closed" }
  | { readonly step: "intro"; readonly place: LinkPlace }
  | {
      readonly step: "form";
      readonly place: LinkPlace;
      readonly busy: boolean;
      readonly problem: string | null;
      /** The number that was typed before log-in. */
      readonly mobile?: string;
    }
  | {
      readonly step: "found";
      readonly place: LinkPlace;
      readonly account: LinkAccount;
      readonly busy: boolean;
      readonly problem: string | null;
    }
  | { readonly step: "elsewhere"; readonly place: LinkPlace; readonly account: LinkAccount }
  | {
      readonly step: "unlink";
      readonly place: LinkPlace;
      readonly stage: "ask" | "prove" | "busy";
      readonly problem: string | null;
    };

export type LinkEvent =
  /** The home page offers the link. */
  | { readonly type: "offer" }
  /** The home page's flag opens the dialog, with an account that is linked elsewhere if there is one. */
  | { readonly type: "pending"; readonly account: LinkAccount | null }
  /** A link requested before log-in: its number, and the proof that the club password was typed. */
  | {
      readonly type: "deferred";
      readonly place: LinkPlace;
      readonly mobile: string | null;
      readonly proof: string | null;
    }
  /** The account page opens it. */
  | { readonly type: "manage"; readonly linked: boolean }
  | { readonly type: "linkNow" }
  | { readonly type: "signUp" }
  | { readonly type: "remindLater" }
  | { readonly type: "send"; readonly mobile: string; readonly password: string }
  | { readonly type: "found"; readonly account: LinkAccount }
  /** The server refused, with a text for the reader. */
  | { readonly type: "refused"; readonly message: string }
  /** The found account's token has expired. */
  | { readonly type: "expired"; readonly message: string }
  | { readonly type: "switch" }
  | { readonly type: "yes" }
  | { readonly type: "proved" }
  | { readonly type: "done" }
  | { readonly type: "close" };

/** Effects outside the dialog. */
export type LinkEffect =
  | { readonly do: "bind"; readonly mobile: string; readonly password: string }
  | { readonly do: "bindProved"; readonly mobile: string; readonly proof: string }
  | { readonly do: "confirm" | "switch"; readonly mobile: string; readonly thirdId: string }
  | { readonly do: "unbind" }
  | { readonly do: "register"; readonly mobile: string | null }
  | { readonly do: "remindLater" }
  | { readonly do: "linked"; readonly place: LinkPlace }
  | { readonly do: "unlinked" }
  /** An account that waits to be switched survives a reload; null when there is none any more. */
  | { readonly do: "remember"; readonly account: LinkAccount | null };

export type LinkMove = { readonly state: LinkState; readonly effects: readonly LinkEffect[] };

export const closedLink: LinkState = { step: "closed" };

const to = (state: LinkState, ...effects: LinkEffect[]): LinkMove => ({ state, effects });
const close = (...effects: LinkEffect[]): LinkMove => to(closedLink, ...effects, { do: "remember", account: null });
const form = (place: LinkPlace, problem: string | null = null): LinkState => ({
  step: "form",
  place,
  busy: false,
  problem,
});
const confirm = (place: LinkPlace, account: LinkAccount): LinkState => ({
  step: "found",
  place,
  account,
  busy: false,
  problem: null,
});

/** The link dialog's state machine (LY-16 to LY-31). An event that does not belong to a step changes nothing. */
export function nextLinkStep(state: LinkState, event: LinkEvent): LinkMove {
  if (event.type === "close") return state.step === "closed" ? to(state) : close();
  switch (state.step) {
    case "closed":
      return open(state, event);
    case "intro":
      if (event.type === "linkNow") return to(form(state.place));
      if (event.type === "signUp") return close({ do: "register", mobile: null });
      return event.type === "remindLater" ? close({ do: "remindLater" }) : to(state);
    case "form":
      return fill(state, event);
    case "found":
      return decide(state, event);
    case "elsewhere":
      return event.type === "switch"
        ? to(confirm(state.place, state.account), { do: "remember", account: null })
        : to(state);
    case "unlink":
      return unlink(state, event);
  }
}

function open(state: LinkState, event: LinkEvent): LinkMove {
  if (event.type === "offer") return to({ step: "intro", place: "home" });
  if (event.type === "pending") {
    const { account } = event;
    if (account === null) return to({ step: "intro", place: "home" });
    return to({ step: "elsewhere", place: "home", account }, { do: "remember", account });
  }
  if (event.type === "deferred") return openDeferred(event);
  if (event.type !== "manage") return to(state);
  return event.linked ? to({ step: "unlink", place: "account", stage: "ask", problem: null }) : to(form("account"));
}

/** With a proof the account is looked up at once; without one the form opens with the number filled in. */
function openDeferred({ place, mobile, proof }: Extract<LinkEvent, { type: "deferred" }>): LinkMove {
  if (mobile === null) return to(place === "home" ? { step: "intro", place } : form(place));
  const shown: LinkState = { step: "form", place, busy: proof !== null, problem: null, mobile };
  return proof === null ? to(shown) : to(shown, { do: "bindProved", mobile, proof });
}

function fill(state: Extract<LinkState, { step: "form" }>, event: LinkEvent): LinkMove {
  const { place } = state;
  if (event.type === "send" && !state.busy) {
    const { mobile, password } = event;
    return to({ ...state, busy: true, problem: null }, { do: "bind", mobile, password });
  }
  if (!state.busy) return to(state);
  if (event.type === "refused") return to({ ...state, busy: false, problem: event.message });
  if (event.type !== "found") return to(state);
  const { account } = event;
  return account.isValid && account.thirdExist
    ? to({ step: "elsewhere", place, account }, { do: "remember", account })
    : to(confirm(place, account));
}

function decide(state: Extract<LinkState, { step: "found" }>, event: LinkEvent): LinkMove {
  const { account, place } = state;
  if (state.busy) {
    if (event.type === "done") return close({ do: "linked", place });
    if (event.type === "expired") return to(form(place, event.message));
    return event.type === "refused" ? to({ ...state, busy: false, problem: event.message }) : to(state);
  }
  if (event.type === "signUp" && !account.isValid) return close({ do: "register", mobile: account.mobile });
  if (event.type !== "yes" || !account.isValid || account.thirdId === null) return to(state);
  const { mobile, thirdId } = account;
  return to(
    { ...state, busy: true, problem: null },
    { do: account.thirdExist ? "switch" : "confirm", mobile, thirdId },
  );
}

function unlink(state: Extract<LinkState, { step: "unlink" }>, event: LinkEvent): LinkMove {
  if (state.stage === "ask") return event.type === "yes" ? to({ ...state, stage: "prove", problem: null }) : to(state);
  if (state.stage === "prove") {
    return event.type === "proved" ? to({ ...state, stage: "busy", problem: null }, { do: "unbind" }) : to(state);
  }
  if (event.type === "done") return close({ do: "unlinked" });
  return event.type === "refused" ? to({ ...state, stage: "ask", problem: event.message }) : to(state);
}
