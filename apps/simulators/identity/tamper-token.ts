import { decodeJwt, importJWK, type JWK, type JWTPayload, SignJWT } from "jose";
import type { GoogleFault } from "./identity-fault.ts";
import { freshKey } from "./signing-key.ts";

type Signing = { readonly key: JWK; readonly clientSecret: string };

const claimsWith: Partial<Record<GoogleFault, (claims: JWTPayload) => JWTPayload>> = {
  wrongAudience: (claims) => ({ ...claims, aud: "somebody-else" }),
  wrongParty: (claims) => ({ ...claims, aud: [String(claims.aud), "somebody-else"], azp: "somebody-else" }),
  wrongIssuer: (claims) => ({ ...claims, iss: "https://accounts.example" }),
  expired: (claims) => ({ ...claims, iat: Number(claims.iat) - 7200, exp: Number(claims.iat) - 3600 }),
  wrongNonce: (claims) => ({ ...claims, nonce: "of-another-sign-in" }),
  noNonce: ({ nonce: _, ...claims }) => claims,
  noSubject: ({ sub: _, ...claims }) => claims,
};

/** The same ID token with one fault. */
export async function tamperToken(token: string, fault: GoogleFault, { key, clientSecret }: Signing): Promise<string> {
  const claims = decodeJwt(token);
  if (fault === "algNone") return unsigned(claims);
  if (fault === "symmetric") {
    const secret = new TextEncoder().encode(clientSecret);
    return new SignJWT(claims).setProtectedHeader({ alg: "HS256", kid: String(key.kid) }).sign(secret);
  }
  const signer = fault === "foreignKey" ? await freshKey() : key;
  const spoilt = claimsWith[fault]?.(claims) ?? claims;
  return new SignJWT(spoilt)
    .setProtectedHeader({ alg: "RS256", kid: String(key.kid) })
    .sign(await importJWK(signer, "RS256"));
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const unsigned = (claims: JWTPayload) => `${part({ alg: "none", typ: "JWT" })}.${part(claims)}.`;
