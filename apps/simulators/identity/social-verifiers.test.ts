import { describe, expect, test } from "vitest";
import { facebookScopes, facebookVerifier } from "#adapters/social/facebook/facebook-verifier.ts";
import { googleVerifier } from "#adapters/social/google/google-verifier.ts";
import { systemClock, testClock } from "#kit/core/clock.ts";
import { socialReturnPath } from "#modules/identity/contract/social-channel.ts";
import { socialVerifierContract } from "#modules/identity/server/ports/social-verifier.contract.ts";
import { completeSignIn } from "../testing/complete-sign-in.ts";
import { simulatorFixture } from "../testing/simulator-fixture.ts";
import { demoClients, graphVersion, identityPaths } from "./demo-clients.ts";
import type { FacebookFault, GoogleFault } from "./identity-fault.ts";

const { url } = await simulatorFixture();
const nowhere = "http://127.0.0.1:9";
const secrets = { state: "s".repeat(43), nonce: "n".repeat(43), codeVerifier: "v".repeat(43) };

const timeoutMs = 120_000;
const google = (issuer: string, clock = systemClock) =>
  googleVerifier({
    issuer,
    clientId: demoClients.google.id,
    clientSecret: demoClients.google.secret,
    clock,
    timeoutMs,
  });
const googleHere = google(`${url}${identityPaths.google}`);
const googleReturn = `${url}${socialReturnPath("google")}`;

const facebook = (root: string) =>
  facebookVerifier({
    appId: demoClients.facebook.id,
    appSecret: demoClients.facebook.secret,
    dialogUrl: `${root}/${graphVersion}`,
    graphUrl: `${root}/${graphVersion}`,
    clock: systemClock,
    timeoutMs,
  });
const facebookHere = facebook(`${url}${identityPaths.facebook}`);
const facebookReturn = `${url}${socialReturnPath("facebook")}`;

describe("Google", () => {
  socialVerifierContract({
    verifier: googleHere,
    unreachable: google(nowhere),
    returnUrl: googleReturn,
    person: {
      channel: "google",
      subject: "demo-google-gita",
      email: "gita@demo.example",
      emailVerified: true,
      firstName: "Gita",
      lastName: "Maharani",
      gender: null,
      birthDate: null,
    },
    signIn: (address, fault = "") => completeSignIn(address, { who: "demo-google-gita", fault }),
    cancel: (address) => completeSignIn(address, { who: "nobody" }),
    faults: {
      algNone: 'unexpected JWT "alg" header parameter',
      symmetric: 'unexpected JWT "alg" header parameter',
      foreignKey: "JWT signature verification failed",
      wrongAudience: 'unexpected JWT "aud" (audience) claim value',
      wrongParty: 'unexpected ID Token "azp" (authorized party) claim value',
      wrongIssuer: 'unexpected JWT "iss" (issuer) claim value',
      expired: 'unexpected JWT "exp" (expiration time) claim value, expiration is past current timestamp',
      wrongNonce: 'unexpected ID Token "nonce" claim value',
      noNonce: 'JWT "nonce" (nonce) claim missing',
      noSubject: 'JWT "sub" (subject) claim missing',
      noToken: '"response" body "id_token" property must be a string',
    } satisfies Record<Exclude<GoogleFault, "trouble">, string>,
  });

  const codeFor = async (who: string) => {
    const address = await googleHere.authorizationUrl(secrets, googleReturn, "en-US");
    return (address.ok && (await completeSignIn(address.value, { who })).get("code")) || "";
  };

  test("S10 a code is refused with another PKCE verifier", async () => {
    const code = await codeFor("demo-google-gita");
    const thief = { ...secrets, codeVerifier: "w".repeat(43) };
    expect(await googleHere.verify(code, thief, googleReturn)).toMatchObject({ ok: false, error: { code: "INVALID" } });
  });

  test("S10 a code is refused with the nonce of another sign-in", async () => {
    const code = await codeFor("demo-google-gita");
    const other = { ...secrets, nonce: "m".repeat(43) };
    expect(await googleHere.verify(code, other, googleReturn)).toEqual({
      ok: false,
      error: { code: "INVALID", reason: 'unexpected ID Token "nonce" claim value' },
    });
  });

  test("S10 an e-mail address that Google has not verified does not count as verified", async () => {
    expect(await googleHere.verify(await codeFor("demo-google-nobody"), secrets, googleReturn)).toMatchObject({
      ok: true,
      value: { email: "rani@demo.example", emailVerified: false },
    });
  });

  test("the expiry of a token is checked against the injected clock", async () => {
    const later = google(`${url}${identityPaths.google}`, testClock(new Date(Date.now() + 3_700_000).toISOString()));
    const code = await codeFor("demo-google-gita");
    expect(await later.verify(code, secrets, googleReturn)).toMatchObject({
      ok: false,
      error: { code: "INVALID", reason: expect.stringContaining("expiration is past") },
    });
  });
});

describe("Facebook", () => {
  socialVerifierContract({
    verifier: facebookHere,
    unreachable: facebook(nowhere),
    returnUrl: facebookReturn,
    person: {
      channel: "facebook",
      subject: "demo-facebook-fajar",
      email: "fajar@demo.example",
      emailVerified: false,
      firstName: "Fajar",
      lastName: "Nugroho",
      gender: "MALE",
      birthDate: "1985-10-28",
    },
    signIn: (address, fault = "") => completeSignIn(address, { who: "demo-facebook-fajar", fault }),
    cancel: (address) => completeSignIn(address, { who: "nobody" }),
    faults: {
      wrongAudience: "app",
      expired: "expired",
      notValid: "token",
      notOfAUser: "token",
      otherPerson: "profile",
      noToken: "no token",
    } satisfies Record<Exclude<FacebookFault, "trouble">, string>,
  });

  test("SO-01 requests the profile, the e-mail, the birthday and the gender", async () => {
    const address = await facebookHere.authorizationUrl(secrets, facebookReturn, "id-ID");
    const requested = new URL(address.ok ? address.value : "").searchParams;
    expect(requested.get("scope")).toBe("public_profile,email,user_birthday,user_gender");
    expect(facebookScopes).toHaveLength(4);
  });

  test("a profile with nothing but a name is accepted", async () => {
    const address = await facebookHere.authorizationUrl(secrets, facebookReturn, "en-US");
    const query = await completeSignIn(address.ok ? address.value : "", { who: "demo-facebook-tono" });
    expect(await facebookHere.verify(query.get("code") ?? "", secrets, facebookReturn)).toMatchObject({
      ok: true,
      value: { subject: "demo-facebook-tono", email: null, emailVerified: false, gender: null, birthDate: null },
    });
  });
});
