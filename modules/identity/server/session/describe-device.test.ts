import { expect, test } from "vitest";
import { describeDevice } from "./describe-device.ts";

test.each([
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    { browser: "Safari", system: "iPhone", phone: true },
  ],
  [
    "Mozilla/5.0 (Linux; Android 13; M2101K7BNY) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36",
    { browser: "Samsung Internet", system: "Android", phone: true },
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36 Edg/129.0.0.0",
    { browser: "Edge", system: "Windows", phone: false },
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15",
    { browser: "Safari", system: "macOS", phone: false },
  ],
  ["curl/8.5.0", { browser: null, system: null, phone: false }],
  ["", { browser: null, system: null, phone: false }],
])("%s", (userAgent, label) => {
  expect(describeDevice(userAgent)).toEqual(label);
});
