import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { clearedStaffCookie, staffCookie, staffOf } from "./staff-cookie.ts";
import { issueStaffToken } from "./staff-token.ts";

const secret = "a secret of at least thirty-two characters";
const clock = testClock("2026-11-15T10:00:00Z");
const expiresAt = new Date("2026-11-15T22:00:00Z");
const token = issueStaffToken({ name: "Rani", role: "editor", expiresAt }, secret);

test("D-11 the cookie lasts twelve hours and is HttpOnly; over HTTPS it has the __Host- prefix", () => {
  expect(staffCookie("t", false)).toBe("staffToken=t; Path=/; HttpOnly; SameSite=Lax; Max-Age=43200");
  expect(staffCookie("t", true)).toBe("__Host-staffToken=t; Path=/; HttpOnly; SameSite=Lax; Max-Age=43200; Secure");
  expect(clearedStaffCookie(false)).toBe("staffToken=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0");
});

test("the cookie is found among other cookies", () => {
  const deps = { secret, clock, https: false };
  expect(staffOf(deps, `gt-local=id-ID; staffToken=${token}; token=x`)).toEqual({
    name: "Rani",
    role: "editor",
    expiresAt,
  });
});

test("a missing, forged, wrongly named or expired cookie gives no staff", () => {
  const deps = { secret, clock, https: false };
  for (const header of [undefined, "", "staffToken=", "staffToken=x.y", `token=${token}`, `xstaffToken=${token}`]) {
    expect(staffOf(deps, header)).toBeNull();
  }
  // Over https only the name that is pinned to the host counts: a neighbour's page could set the other.
  expect(staffOf({ ...deps, https: true }, `staffToken=${token}`)).toBeNull();
  expect(staffOf({ ...deps, https: true }, `__Host-staffToken=${token}`)).not.toBeNull();
  const late = testClock("2026-11-15T22:00:00Z");
  expect(staffOf({ ...deps, clock: late }, `staffToken=${token}`)).toBeNull();
});
