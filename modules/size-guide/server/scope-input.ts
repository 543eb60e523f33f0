import * as v from "valibot";
import type { SiteScope } from "./size-guide-deps.ts";

const code = v.nullish(v.pipe(v.string(), v.maxLength(40)));

/** The four optional codes of a request. */
export const scopeInput = { tenantCode: code, domainCode: code, orgCode: code, siteCode: code };

type AskedScope = { readonly [Name in keyof SiteScope]?: string | null | undefined };

/** False when a given code belongs to another shop. */
export const isThisSite = (input: AskedScope, own: SiteScope): boolean =>
  (["tenantCode", "domainCode", "orgCode", "siteCode"] as const).every(
    (name) => (input[name] || own[name]) === own[name],
  );
