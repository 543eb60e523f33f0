import * as v from "valibot";
import type { SiteScope } from "./size-guide-deps.ts";

const code = v.nullish(v.pipe(v.string(), v.maxLength(40)));

/** The four codes of a request; each may be left out. */
export const scopeInput = { tenantCode: code, domainCode: code, orgCode: code, siteCode: code };

type AskedScope = { readonly [Name in keyof SiteScope]?: string | null | undefined };

/** Whether a caller means this shop: a code that is not named counts as ours, one of another shop does not. */
export const meansThisSite = (asked: AskedScope, own: SiteScope): boolean =>
  (["tenantCode", "domainCode", "orgCode", "siteCode"] as const).every(
    (name) => (asked[name] || own[name]) === own[name],
  );
