import type { Caller } from "#kit/graphql/context.ts";
import type { CheckoutProblem } from "#modules/checkout/contract/checkout-problems.ts";
import type { SessionRefusal } from "#modules/checkout/server/index.ts";
import type { RegisterStep } from "#modules/identity/web/register/register-step.ts";
import type { SocialSignInResult } from "#modules/identity/web/social/complete-social-sign-in.ts";
import type { clubCodes } from "#modules/loyalty/contract/constants.ts";
import type { JoinStep } from "#modules/loyalty/web/join/join-step.ts";
import type { LinkState } from "#modules/loyalty/web/link/link-steps.ts";
import type { PinState } from "#modules/loyalty/web/points/pin-steps.ts";

/** Coverage of a state: a scene, or, for a dialog opened by script, a journey by its file and a part of its title. */
export type WalkedBy = { readonly scene: string } | { readonly journey: string; readonly title: string };

type States<Name extends string> = Readonly<Record<Name, WalkedBy>>;

const scene = (name: string): WalkedBy => ({ scene: name });
const journey = (file: string, title: string): WalkedBy => ({ journey: `tests/journeys/${file}.spec.ts`, title });

const noCheckout = scene("checkout of a guest: unknown");
const emptyCheckout = journey("checkout", "a guest goes from the cart to a virtual account number");

/**
 * States that are stored in no table and so cannot be counted there. The types are the pages' own: a state that is
 * added to one of them does not compile until it is listed here.
 */
export const knownStates: {
  readonly "sign-in": States<Caller["kind"]>;
  readonly "sign-in by another site": States<SocialSignInResult["at"]>;
  readonly registration: States<RegisterStep["at"]>;
  readonly "club account": States<keyof typeof clubCodes>;
  readonly "club link": States<LinkState["step"]>;
  readonly "club PIN": States<PinState["step"]>;
  readonly "joining the club": States<JoinStep["to"]>;
  readonly checkout: States<SessionRefusal["code"] | "OPEN">;
  readonly "checkout, missing": States<CheckoutProblem>;
} = {
  "sign-in": {
    anonymous: scene("sign-in: signed out"),
    guest: scene("account: a guest with an order"),
    member: scene("sign-in: a member is signed in already"),
  },
  "sign-in by another site": {
    in: journey("social-sign-in", "a linked Google account signs its member in"),
    new: journey("social-sign-in", "a new visitor proves a member's number"),
    refused: scene("sign-in: another site sends the browser back without success"),
    cancelled: scene("sign-in: another site sends the browser back without success"),
  },
  registration: {
    number: scene("registration: begins"),
    method: journey("register", "register by WhatsApp, and be in"),
    sending: journey("register", "register by WhatsApp, and be in"),
    code: journey("register", "a wrong code is shown, a new one comes by SMS"),
    registered: journey("register", "a number that has an account is told so"),
  },
  "club account": {
    done: scene("club: linked"),
    notLinked: scene("club: not linked"),
    notRegistered: journey("club-link", "an unregistered number"),
  },
  "club link": {
    closed: scene("club: not linked"),
    intro: journey("club-link", "from home: intro, form"),
    form: journey("club-link", "from home: intro, form"),
    found: journey("club-link", "the account that was found, linked"),
    elsewhere: journey("club-link", "an account that is linked elsewhere"),
    unlink: journey("club-link", "linked at the last question"),
  },
  "club PIN": {
    entry: scene("club: linked"),
    disabled: scene("club: linked, the PIN is locked"),
    set: journey("club-checkout", "without a PIN the dialog leads to the club's small window"),
  },
  "joining the club": {
    number: scene("club: signed out"),
    signUp: journey("club-join", "join the club as a new member"),
    letter: journey("club-join", "join as an inactive member"),
    expired: journey("club-join", "an expired ticket is shown"),
  },
  checkout: {
    OPEN: scene("checkout of a guest: everything chosen"),
    NOT_FOUND: noCheckout,
    CHECKOUT_EXPIRED: scene("checkout of a guest: too old"),
    ORDER_PLACED: scene("checkout of a guest: ordered already"),
  },
  "checkout, missing": {
    delivery_invalid: emptyCheckout,
    payment_invalid: emptyCheckout,
    tnc_invalid: emptyCheckout,
    data_protection_invalid: emptyCheckout,
    consent_invalid: emptyCheckout,
  },
};
