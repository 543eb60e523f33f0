import { expect, test } from "vitest";
import { afterCheck, afterSend, mayCreateAndLink } from "./register-step.ts";

const refused = (errorCode: string | null, errorMessage: string | null = "a sentence of the server") =>
  afterCheck({ success: false, errorCode, errorMessage, data: null });

test.each([[{ shop: false, club: true }], [{ shop: true, club: true }]])(
  "ID-02 TR-04 a member is told that the number is registered, and in which accounts: %o",
  (data) => {
    const step = afterCheck({ success: true, errorCode: null, errorMessage: null, data });
    expect(step).toEqual({ at: "registered", ...data });
  },
);

test("ID-02 a result without details counts as registered", () => {
  const step = afterCheck({ success: true, errorCode: null, errorMessage: null, data: null });
  expect(step).toEqual({ at: "registered", shop: false, club: false });
});

test("2A-01 only a number of the club alone continues with a shop account, when linking was requested", () => {
  for (const shop of [true, false]) {
    for (const club of [true, false]) {
      const reply = { success: true, errorCode: null, errorMessage: null, data: { shop, club } };
      const step = afterCheck(reply, true);
      expect(step.at).toBe(club && !shop ? "method" : "registered");
      // A visitor without that intent is asked, and may choose it.
      expect(afterCheck(reply)).toEqual({ at: "registered", shop, club });
      expect(mayCreateAndLink({ shop, club })).toBe(club && !shop);
    }
  }
});

test("ID-19 ER-09 an account of the shop alone is marked as such", () => {
  expect(refused("MEMBER_SPORT_STATION_ALREADY_EXISTS")).toEqual({ at: "registered", shop: true, club: false });
});

test.each(["MEMBER_NOT_FOUND_IN_BOTH", "MEMBER_NOT_FOUND", "PHONE_NOT_VERIFIED", "ACCOUNT_NOT_ACTIVATED"])(
  "ID-03 ER-08 TR-05 %s requires a choice of the channel for the code",
  (errorCode) => {
    expect(refused(errorCode)).toEqual({ at: "method", why: errorCode });
  },
);

test.each(["INVALID_INPUT", "RATE_LIMITED", "CLUB_UNREACHABLE"])("%s is shown at the field", (errorCode) => {
  expect(refused(errorCode)).toEqual({ at: "number", problem: "a sentence of the server" });
});

test.each(["UNKNOWN_ERROR", "SOMETHING_ELSE", "", null])(
  "ID-27 ER-23 %o closes the dialogs without a message",
  (errorCode) => {
    expect(refused(errorCode)).toEqual({ at: "number", problem: null });
  },
);

test.each(["WHATSAPP", "SMS"] as const)(
  "TR-06 ID-06 a code that was sent by %s opens the code dialog with the server's pause",
  (channel) => {
    const sent = { success: true, errorMessage: null };
    expect(afterSend({ ...sent, data: { timeRemaining: 41_000 } }, channel)).toEqual({
      step: { at: "code", channel, timeRemaining: 41_000 },
      complaint: null,
    });
    expect(afterSend({ ...sent, data: null }, channel).step).toEqual({ at: "code", channel, timeRemaining: 60_000 });
  },
);

test("ID-13 ID-14 ER-13 when no code was sent, the number step shows the server's reason, if any", () => {
  const back = { at: "number", problem: null };
  expect(afterSend({ success: false, errorMessage: "Wait.", data: null }, "SMS")).toEqual({
    step: back,
    complaint: { why: "Wait." },
  });
  expect(afterSend({ success: false, errorMessage: null, data: null }, "SMS")).toEqual({
    step: back,
    complaint: { why: null },
  });
});
