import { expect, test } from "vitest";
import { readSocialRedirect } from "./social-redirect.ts";

const cookieWith = (...values: unknown[]) =>
  `token=x; socialAttempt=${Buffer.from(JSON.stringify(values)).toString("base64url")}.signature`;

test("the redirect is the requested path and the page it began on", () => {
  expect(readSocialRedirect(cookieWith("seed", "google", "login", "/plp/SHOES?q=ção", null, 1))).toEqual({
    redirectUrl: "/plp/SHOES?q=%C3%A7%C3%A3o",
    page: "login",
  });
  const secure = cookieWith("seed", "google", "account", "/account/accountSetting").replace("social", "__Host-social");
  expect(readSocialRedirect(secure)).toEqual({ redirectUrl: "/account/accountSetting", page: "account" });
});

test.each([
  null,
  "",
  "socialAttempt=",
  "socialAttempt=%%%.x",
  "socialAttempt=e30.x",
  cookieWith("seed", "google", "login", "//elsewhere.example"),
  cookieWith("seed", "google", "login", 7),
  cookieWith(),
])("S9 %j becomes /", (cookies) => {
  expect(readSocialRedirect(cookies)).toEqual({ redirectUrl: "/", page: "login" });
});
