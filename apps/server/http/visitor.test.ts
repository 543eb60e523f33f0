import { expect, test } from "vitest";
import { deviceOf, localeCookieFor, localeOf, visitorOf, visitorReader } from "./visitor.ts";

test("GN-08 the language is the stored one, else the browser's if supported, else English", () => {
  expect(localeOf({ cookie: "a=b; gt-local=id-ID", "accept-language": "zh-CN" })).toBe("id-ID");
  expect(localeOf({ cookie: "gt-local=xx-XX", "accept-language": "vi-VN,vi;q=0.9" })).toBe("vi-VN");
  expect(localeOf({ "accept-language": "fr-FR, id;q=0.8" })).toBe("id-ID");
  expect(localeOf({ "accept-language": "fr-FR" })).toBe("en-US");
  expect(localeOf({})).toBe("en-US");
});

test("GN-07 a chosen language is stored in the cookie gt-local", () => {
  expect(localeCookieFor("id-ID", true)).toBe("__Host-gt-local=id-ID; Path=/; SameSite=Lax; Max-Age=31536000; Secure");
});

test("ASVS 3.3.3 a cookie set by a neighbouring subdomain never overrides the one pinned to this host", () => {
  const cookie = "gt-local=zh-CN; device=pc; __Host-gt-local=id-ID; __Host-device=h5";
  expect(visitorOf({ cookie })).toEqual({ locale: "id-ID", device: "h5" });
  // Set by a release before the prefix: valid until it expires.
  expect(visitorOf({ cookie: "gt-local=zh-CN; device=h5" })).toEqual({ locale: "zh-CN", device: "h5" });
});

const phone = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36";
const tablet = "Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 Chrome/150.0 Safari/537.36";
const desktop = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36";

test("SH-33 SH-34 a mobile user agent means device type h5, any other pc", () => {
  expect(deviceOf({ "user-agent": phone })).toBe("h5");
  expect(deviceOf({ "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)" })).toBe("h5");
  expect(deviceOf({ "user-agent": tablet })).toBe("pc");
  expect(deviceOf({ "user-agent": desktop })).toBe("pc");
  expect(deviceOf({})).toBe("pc");
});

test("the client hint overrides the user agent, and the measured width overrides both", () => {
  expect(deviceOf({ "user-agent": desktop, "sec-ch-ua-mobile": "?1" })).toBe("h5");
  expect(deviceOf({ "user-agent": phone, "sec-ch-ua-mobile": "?0" })).toBe("pc");
  expect(deviceOf({ "user-agent": phone, "sec-ch-ua-mobile": "?1", cookie: "device=pc" })).toBe("pc");
});

test("a memoizing reader answers like one without a cache, for any number of headers", () => {
  const read = visitorReader();
  const languages = [
    "id-ID",
    "vi",
    "fr, zh;q=0.5",
    "xx",
    "",
    ...Array.from({ length: 600 }, (_, at) => `x${at}, id;q=0.1`),
  ];
  for (const language of [...languages, ...languages, `id-ID,${"fr,".repeat(200)}`, undefined]) {
    const headers = { "accept-language": language, "user-agent": phone };
    expect(read(headers)).toEqual(visitorOf(headers));
    expect(read({ ...headers, cookie: "gt-local=vi-VN" })).toEqual({ locale: "vi-VN", device: "h5" });
  }
});

test("two visitors never share a mutable object", () => {
  const read = visitorReader();
  read({ "accept-language": "id-ID" }).locale = "zh-CN";
  expect(read({ "accept-language": "id-ID" }).locale).toBe("id-ID");
});
