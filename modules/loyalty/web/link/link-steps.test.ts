import fc from "fast-check";
import { expect, test } from "vitest";
import {
  closedLink,
  type LinkAccount,
  type LinkEvent,
  type LinkPlace,
  type LinkState,
  nextLinkStep,
} from "./link-steps.ts";

const account: LinkAccount = {
  mobile: "+6281210000003",
  firstName: "Bayu",
  lastName: "Saputra",
  isValid: true,
  isGuest: false,
  thirdId: "T",
  thirdExist: false,
};
const elsewhere: LinkAccount = { ...account, thirdExist: true };
const unknown: LinkAccount = { ...account, firstName: null, lastName: null, isValid: false, thirdId: null };
const guest: LinkAccount = { ...unknown, isGuest: true };
const places: readonly LinkPlace[] = ["home", "account"];

const states: readonly LinkState[] = [
  closedLink,
  ...places.flatMap((place): LinkState[] => [
    { step: "intro", place },
    ...[true, false].map((busy): LinkState => ({ step: "form", place, busy, problem: null })),
    ...[account, elsewhere, unknown, guest].flatMap((found) =>
      [true, false].map((busy): LinkState => ({ step: "found", place, account: found, busy, problem: null })),
    ),
    { step: "elsewhere", place, account: elsewhere },
    ...(["ask", "prove", "busy"] as const).map((stage): LinkState => ({ step: "unlink", place, stage, problem: null })),
  ]),
];

const events: readonly LinkEvent[] = [
  { type: "offer" },
  { type: "pending", account: null },
  { type: "pending", account: elsewhere },
  { type: "manage", linked: false },
  { type: "manage", linked: true },
  { type: "linkNow" },
  { type: "signUp" },
  { type: "remindLater" },
  { type: "send", mobile: "+628121", password: "x" },
  { type: "found", account },
  { type: "found", account: elsewhere },
  { type: "found", account: unknown },
  { type: "found", account: guest },
  { type: "refused", message: "No" },
  { type: "expired", message: "Old" },
  { type: "switch" },
  { type: "yes" },
  { type: "proved" },
  { type: "done" },
  { type: "close" },
];

/** A short description of a state. */
const named = (state: LinkState): string => {
  if (state.step === "closed") return "closed";
  const parts: string[] = [state.place, state.step];
  if ("busy" in state && state.busy) parts.push("busy");
  if (state.step === "unlink") parts.push(state.stage);
  if ("account" in state) {
    const { isValid, isGuest, thirdExist } = state.account;
    parts.push(isGuest ? "guest" : isValid ? (thirdExist ? "linked elsewhere" : "free") : "unknown");
  }
  return parts.join(" ");
};
const eventNamed = (event: LinkEvent): string => {
  if (event.type === "found")
    return `found ${named({ step: "elsewhere", place: "home", account: event.account }).slice(15)}`;
  if (event.type === "pending") return event.account ? "pending with an account" : "pending";
  return event.type === "manage" ? `manage ${event.linked ? "linked" : "unlinked"}` : event.type;
};

/** Every transition. An event that is not listed changes nothing; closing is tested below. */
const moves: Readonly<Record<string, readonly [to: string, effects: string]>> = {
  "closed + offer": ["home intro", ""],
  "closed + pending": ["home intro", ""],
  "closed + pending with an account": ["home elsewhere linked elsewhere", "remember"],
  "closed + manage unlinked": ["account form", ""],
  "closed + manage linked": ["account unlink ask", ""],
  ...Object.fromEntries(
    places.flatMap((place): [string, readonly [string, string]][] => [
      [`${place} intro + linkNow`, [`${place} form`, ""]],
      [`${place} intro + signUp`, ["closed", "register forget"]],
      [`${place} intro + remindLater`, ["closed", "remindLater forget"]],
      [`${place} form + send`, [`${place} form busy`, "bind"]],
      [`${place} form busy + refused`, [`${place} form`, ""]],
      [`${place} form busy + found free`, [`${place} found free`, ""]],
      [`${place} form busy + found linked elsewhere`, [`${place} elsewhere linked elsewhere`, "remember"]],
      [`${place} form busy + found unknown`, [`${place} found unknown`, ""]],
      [`${place} form busy + found guest`, [`${place} found guest`, ""]],
      [`${place} elsewhere linked elsewhere + switch`, [`${place} found linked elsewhere`, "forget"]],
      [`${place} found free + yes`, [`${place} found busy free`, "confirm"]],
      [`${place} found linked elsewhere + yes`, [`${place} found busy linked elsewhere`, "switch"]],
      [`${place} found unknown + signUp`, ["closed", "register forget"]],
      [`${place} found guest + signUp`, ["closed", "register forget"]],
      ...["free", "linked elsewhere", "unknown", "guest"].flatMap((kind): [string, readonly [string, string]][] => [
        [`${place} found busy ${kind} + done`, ["closed", "linked forget"]],
        [`${place} found busy ${kind} + refused`, [`${place} found ${kind}`, ""]],
        [`${place} found busy ${kind} + expired`, [`${place} form`, ""]],
      ]),
      [`${place} unlink ask + yes`, [`${place} unlink prove`, ""]],
      [`${place} unlink prove + proved`, [`${place} unlink busy`, "unbind"]],
      [`${place} unlink busy + done`, ["closed", "unlinked forget"]],
      [`${place} unlink busy + refused`, [`${place} unlink ask`, ""]],
    ]),
  ),
};

const effectsNamed = (move: ReturnType<typeof nextLinkStep>): string =>
  move.effects.map((effect) => (effect.do === "remember" && effect.account === null ? "forget" : effect.do)).join(" ");

test("LY-16 LY-17 LY-18 LY-19 LY-20 LY-22 LY-26 LY-27 LY-28 LY-30 every state handles every event as the table specifies", () => {
  const reached = new Set<string>();
  for (const state of states) {
    for (const event of events) {
      const key = `${named(state)} + ${eventNamed(event)}`;
      const move = nextLinkStep(state, event);
      if (event.type === "close") {
        expect([key, named(move.state), effectsNamed(move)]).toEqual([
          key,
          "closed",
          state.step === "closed" ? "" : "forget",
        ]);
        continue;
      }
      const expected = moves[key];
      if (expected === undefined) expect([key, move]).toEqual([key, { state, effects: [] }]);
      else {
        reached.add(key);
        expect([key, named(move.state), effectsNamed(move)]).toEqual([key, ...expected]);
      }
    }
  }
  // No line of the table is about a state or an event there is not.
  expect(Object.keys(moves).filter((key) => !reached.has(key))).toEqual([]);
});

test("LY-23 TR-25 closing resets: inputs, account and messages are gone when the dialog opens again", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 20 }), (given) => {
      const end = given.reduce<LinkState>((state, event) => nextLinkStep(state, event).state, closedLink);
      const closed = nextLinkStep(end, { type: "close" }).state;
      expect(closed).toEqual(closedLink);
      expect(nextLinkStep(closed, { type: "manage", linked: false }).state).toEqual({
        step: "form",
        place: "account",
        busy: false,
        problem: null,
      });
    }),
  );
});

test("while a request is running no event starts another", () => {
  for (const state of states.filter((one) => "busy" in one && one.busy)) {
    for (const event of events) {
      const { effects } = nextLinkStep(state, event);
      expect(effects.some((effect) => ["bind", "confirm", "switch", "unbind"].includes(effect.do))).toBe(false);
    }
  }
});

test("only an account that was found by its password is ever confirmed or switched", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 20 }), (given) => {
      let state: LinkState = closedLink;
      for (const event of given) {
        const move = nextLinkStep(state, event);
        for (const effect of move.effects) {
          if (effect.do === "confirm") expect(effect.thirdId).toBe(account.thirdId);
          if (effect.do === "switch") expect(effect.thirdId).toBe(elsewhere.thirdId);
        }
        state = move.state;
      }
    }),
  );
});
