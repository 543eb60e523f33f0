import fc from "fast-check";
import { expect, test } from "vitest";
import { networkOf } from "./network-of.ts";

test("D-93 an IPv4 address is a network of its own, also written as IPv6", () => {
  expect([networkOf("203.0.113.7"), networkOf("::ffff:203.0.113.7")]).toEqual(["203.0.113.7", "203.0.113.7"]);
});

test("D-93 addresses of one IPv6 /64 are one network, however they are written", () => {
  const same = [
    "2001:db8:1:2::1",
    "2001:DB8:1:2:0:0:0:99",
    "2001:0db8:0001:0002:ffff:ffff:ffff:ffff",
    "2001:db8:1:2::",
  ];
  expect(new Set(same.map(networkOf))).toEqual(new Set(["2001:db8:1:2::/64"]));
  expect([networkOf("::1"), networkOf("fe80::1%eth0")]).toEqual(["0:0:0:0::/64", "fe80:0:0:0::/64"]);
});

test("D-93 the last four groups never count, the first four always do", () => {
  const group = fc.integer({ min: 1, max: 0xffff }).map((value) => value.toString(16));
  const four = fc.tuple(group, group, group, group).map((groups) => groups.join(":"));
  fc.assert(
    fc.property(four, four, four, (network, one, other) => {
      expect(networkOf(`${network}:${one}`)).toBe(networkOf(`${network}:${other}`));
      if (one !== other) expect(networkOf(`${one}:${network}`)).not.toBe(networkOf(`${other}:${network}`));
    }),
  );
});
