import { BlockList, isIP } from "node:net";

const refused4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];

/** Inside the block of global addresses, but leading elsewhere: documentation, tunnels that carry an IPv4 address, test nets. */
const refused6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

const blocked = new BlockList();
for (const [family, ranges] of [
  ["ipv4", refused4],
  ["ipv6", refused6],
] as const) {
  for (const range of ranges) {
    const [network = "", prefix = "0"] = range.split("/");
    blocked.addSubnet(network, Number(prefix), family);
  }
}
const global6 = new BlockList();
global6.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address belongs to the public internet: not to this machine, a private network, or a special purpose. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blocked.check(address, "ipv4");
  // An IPv4 address written as IPv6 (`::ffff:10.0.0.1`) is outside the global block, like everything else that is special.
  return family === 6 && global6.check(address, "ipv6") && !blocked.check(address, "ipv6");
}

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Whether an IP address is this machine's own. */
export function isLoopbackAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && loopback.check(address, family === 4 ? "ipv4" : "ipv6");
}
