import { BlockList } from "node:net";
import fc from "fast-check";
import { expect, test } from "vitest";
import { networkOf } from "./network-of.ts";

const ipv4 = fc.ipV4();
const groups = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 });
const spell = (parts: readonly number[]) => parts.map((part) => part.toString(16)).join(":");
const isEmbedded = ([a, b, c, d, e, f]: readonly number[]) =>
  (a === 0 || a === 0x64) && (b === 0 || b === 0xff9b) && c === 0 && d === 0 && e === 0 && (f === 0xffff || f === 0);

test("2B-01 2A-04 two IPv6 addresses count as one exactly when they share their /64", () => {
  fc.assert(
    fc.property(groups, groups, fc.boolean(), (one, two, sameNetwork) => {
      fc.pre(!isEmbedded(one) && !isEmbedded(two));
      const other = sameNetwork ? [...one.slice(0, 4), ...two.slice(4)] : two;
      const network = new BlockList();
      network.addSubnet(spell(one), 64, "ipv6");
      expect(networkOf(spell(one)) === networkOf(spell(other))).toBe(network.check(spell(other), "ipv6"));
    }),
  );
});

test("2B-01 an address has one key in every spelling: shortened, padded, in capitals, with a zone", () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      const key = networkOf(address);
      const whole = new URL(`http://[${address}]/`).hostname.slice(1, -1);
      for (const spelling of [whole, address.toUpperCase(), ` ${address} `, `${address}%eth0`]) {
        expect(networkOf(spelling)).toBe(key);
      }
      // Idempotent: the key of a key is itself.
      expect(networkOf(key)).toBe(key);
    }),
  );
});

test("2B-01 an IPv4 address is its own key, also mapped into IPv6", () => {
  fc.assert(
    fc.property(ipv4, ipv4, (one, two) => {
      const [a = 0, b = 0, c = 0, d = 0] = one.split(".").map(Number);
      const hex = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
      expect(networkOf(one)).toBe(one);
      for (const mapped of [`::ffff:${one}`, `::FFFF:${hex}`, `0:0:0:0:0:ffff:${hex}`, `64:ff9b::${one}`]) {
        expect(networkOf(mapped)).toBe(one);
      }
      expect(networkOf(`::ffff:${one}`) === networkOf(`::ffff:${two}`)).toBe(one === two);
    }),
  );
});

test("2B-01 loopback keeps its spelling, and an invalid address is unchanged", () => {
  expect(["::1", "0:0:0:0:0:0:0:1"].map(networkOf)).toEqual(["::1", "::1"]);
  expect(["", "unknown", "ani.test", "999.1.1.1"].map(networkOf)).toEqual(["", "unknown", "ani.test", "999.1.1.1"]);
});

test("D-93 an IPv4 address is a network of its own, also written as IPv6", () => {
  expect([networkOf("203.0.113.7"), networkOf("::ffff:203.0.113.7")]).toEqual(["203.0.113.7", "203.0.113.7"]);
});

test("D-93 addresses of one IPv6 /64 are one network, in any notation", () => {
  const same = [
    "2001:db8:1:2::1",
    "2001:DB8:1:2:0:0:0:99",
    "2001:0db8:0001:0002:ffff:ffff:ffff:ffff",
    "2001:db8:1:2::",
  ];
  expect(new Set(same.map(networkOf))).toEqual(new Set(["2001:db8:1:2::/64"]));
  expect([networkOf("::1"), networkOf("fe80::1%eth0")]).toEqual(["::1", "fe80:0:0:0::/64"]);
});
