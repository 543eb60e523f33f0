import { expect, test } from "vitest";
import { acceptedVersion } from "./data-consent.ts";

const window = { name: "the club's" };
const club = { origin: "https://club.example", window };
const good = { origin: "https://club.example", source: window, data: { type: "consent-accepted", version: "3" } };

test("CO-11 D-20 the club's window reports the version that was accepted", () => {
  expect(acceptedVersion(good, club)).toBe("3");
});

test.each([
  ["another origin", { ...good, origin: "https://evil.example" }],
  ["an origin that only begins alike", { ...good, origin: "https://club.example.evil.example" }],
  ["a frame without an origin", { ...good, origin: "null" }],
  ["another window of the same origin", { ...good, source: { name: "a popup" } }],
  ["another type", { ...good, data: { type: "consent-refused", version: "3" } }],
  ["no version", { ...good, data: { type: "consent-accepted" } }],
  ["a version that would break out of a cookie", { ...good, data: { type: "consent-accepted", version: "3; Path=/" } }],
  ["a version that is no text", { ...good, data: { type: "consent-accepted", version: 3 } }],
  ["plain text", { ...good, data: "consent-accepted" }],
  ["nothing", { ...good, data: null }],
])("D-20 a message from %s gives no consent", (_name, message) => {
  expect(acceptedVersion(message, club)).toBeNull();
});

test("before the frame exists no message is accepted", () => {
  expect(acceptedVersion({ ...good, source: null }, { ...club, window: null })).toBeNull();
});
