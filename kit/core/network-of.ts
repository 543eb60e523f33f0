import { isIPv4, isIPv6 } from "node:net";

const groupsIn64Bits = 4;

/** Prefixes whose last 32 bits are an IPv4 address: IPv4-mapped (::ffff:0:0/96), and NAT64 (64:ff9b::/96). */
const embeddedIPv4 = new Set(["0:0:0:0:0:ffff", "64:ff9b:0:0:0:0"]);

/**
 * The key under which every limit per address counts a client. An IPv4 address is itself in every spelling; an IPv6 address is its
 * /64 network, because one subscriber has all 2^64 addresses of it. Other texts are unchanged.
 */
export function networkOf(address: string): string {
  const bare = address.trim().replace(/%.*$/, "").toLowerCase();
  if (isIPv4(bare) || !isIPv6(bare)) return bare;
  const groups = ipv6Groups(bare);
  if (embeddedIPv4.has(groups.slice(0, 6).join(":"))) return dotted(groups);
  // Loopback: callers that check for the same machine expect this spelling.
  if (groups.join(":") === "0:0:0:0:0:0:0:1") return "::1";
  return `${groups.slice(0, groupsIn64Bits).join(":")}::/64`;
}

/** The eight groups of a valid IPv6 address, without leading zeros. */
function ipv6Groups(address: string): string[] {
  const [head = "", tail] = address.replace(/\d+\.\d+\.\d+\.\d+$/, hexOfDotted).split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...gap, ...after].map((group) => Number.parseInt(group, 16).toString(16));
}

function hexOfDotted(text: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = text.split(".").map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

function dotted(groups: readonly string[]): string {
  const [high = 0, low = 0] = groups.slice(-2).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}
