import { lookup as resolveName } from "node:dns/promises";
import type { LookupFunction } from "node:net";
import { isIP } from "node:net";
import { fail, ok, type Result } from "../core/result.ts";

/** An address of a host that was checked, to be connected to without another lookup. */
export type CheckedTarget = { readonly address: string; readonly family: number; readonly port: number };

export type TargetProblem = { readonly code: "NOT_PUBLIC" | "UNREACHABLE" };

/**
 * Resolves the host of an address once and checks all of its addresses. Connecting to the checked address, and not to the name,
 * keeps a name that resolves differently the second time from leading into our own network.
 */
export async function checkedTarget(
  url: URL,
  isAllowed: (address: string, port: number) => boolean,
): Promise<Result<CheckedTarget, TargetProblem>> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const port = Number(url.port || (url.protocol === "https:" ? 443 : 80));
  const addresses = isIP(host) ? [{ address: host, family: isIP(host) }] : await addressesOf(host);
  const [target] = addresses;
  if (!target) return fail({ code: "UNREACHABLE" });
  // One private address among several is as bad as only private ones.
  if (!addresses.every((one) => isAllowed(one.address, port))) return fail({ code: "NOT_PUBLIC" });
  return ok({ ...target, port });
}

const addressesOf = (host: string) => resolveName(host, { all: true }).catch(() => []);

/** The lookup of a request that answers the checked address. */
export const pinnedLookup =
  ({ address, family }: CheckedTarget): LookupFunction =>
  (_host, { all }, done) =>
    all ? done(null, [{ address, family }]) : done(null, address, family);
