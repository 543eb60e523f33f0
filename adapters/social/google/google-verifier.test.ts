import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { expect, test } from "vitest";
import { systemClock, testClock } from "#kit/core/clock.ts";
import { loopbackProvider, type ProviderRoutes } from "../testing/loopback-provider.ts";
import { googleVerifier } from "./google-verifier.ts";

// Every fault of a provider that the simulator can produce is tested in apps/simulators/identity/social-verifiers.test.ts.

const clientId = "shop";
const secrets = { state: "s".repeat(43), nonce: "n".repeat(43), codeVerifier: "v".repeat(43) };
const returnUrl = "http://127.0.0.1:9/social/google/callback";
const discoveryPath = "/.well-known/openid-configuration";
const { privateKey, publicKey } = await generateKeyPair("RS256");

const metadataOf = (url: string) => ({
  issuer: url,
  authorization_endpoint: `${url}/authorize`,
  token_endpoint: `${url}/token`,
  jwks_uri: `${url}/keys`,
});

/** A provider that signs an ID token with these claims for every code. */
const provider = (claims: JWTPayload = {}, routes: (url: string) => ProviderRoutes = () => ({})) =>
  loopbackProvider((url) => ({
    [discoveryPath]: () => ({ body: metadataOf(url) }),
    "/keys": async () => ({ body: { keys: [{ ...(await exportJWK(publicKey)), kid: "1", alg: "RS256" }] } }),
    "/token": async () => ({ body: { access_token: "a", token_type: "Bearer", id_token: await idToken(url, claims) } }),
    ...routes(url),
  }));

const idToken = (issuer: string, claims: JWTPayload) =>
  new SignJWT({ nonce: secrets.nonce, sub: "person-1", aud: clientId, ...claims })
    .setProtectedHeader({ alg: "RS256", kid: "1" })
    .setIssuer(issuer)
    .setIssuedAt()
    .setExpirationTime("1h")
    .sign(privateKey);

const verifierAt = (issuer: string, { clock = systemClock, timeoutMs = 120_000 } = {}) =>
  googleVerifier({ issuer, clientId, clientSecret: "the-secret", clock, timeoutMs });

test("the code is exchanged with the secret in the body, the return address and the PKCE verifier", async () => {
  const { url, requestsTo } = await provider({ email: "Nina@Example.com", email_verified: true });
  expect(await verifierAt(url).verify("the-code", secrets, returnUrl)).toMatchObject({
    ok: true,
    value: { subject: "person-1", email: "nina@example.com", emailVerified: true },
  });
  const [exchange] = requestsTo("/token");
  expect(Object.fromEntries(exchange?.form ?? [])).toEqual({
    grant_type: "authorization_code",
    client_id: clientId,
    client_secret: "the-secret",
    code: "the-code",
    redirect_uri: returnUrl,
    code_verifier: secrets.codeVerifier,
  });
});

test.each([
  [{ aud: [clientId, "another-shop"] }, "additional untrusted audiences"],
  [{ aud: [clientId, "another-shop"], azp: "another-shop" }, "azp"],
  [{ azp: "another-shop" }, "azp"],
  [{ sub: "x".repeat(256) }, "claims"],
])("S10 an ID token with %o is refused", async (claims, reason) => {
  const { url } = await provider(claims);
  expect(await verifierAt(url).verify("code", secrets, returnUrl)).toEqual({
    ok: false,
    error: { code: "INVALID", reason: expect.stringContaining(reason) },
  });
});

test("S10 a token endpoint that redirects gets no second request with the secret", async () => {
  const { url, requestsTo } = await provider({}, (here) => ({
    "/token": () => ({ status: 307, location: `${here}/elsewhere` }),
  }));
  expect((await verifierAt(url).verify("code", secrets, returnUrl)).ok).toBe(false);
  expect(requestsTo("/elsewhere")).toEqual([]);
});

test("S10 metadata of another issuer is refused before the secret is sent anywhere", async () => {
  const { url, requestsTo } = await provider({}, (here) => ({
    [discoveryPath]: () => ({ body: { ...metadataOf(here), issuer: "https://accounts.example" } }),
  }));
  const unavailable = { ok: false, error: { code: "UNAVAILABLE", reason: expect.stringContaining("issuer") } };
  expect(await verifierAt(url).verify("code", secrets, returnUrl)).toEqual(unavailable);
  expect(await verifierAt(url).authorizationUrl(secrets, returnUrl, "id-ID")).toEqual(unavailable);
  expect(requestsTo("/token")).toEqual([]);
});

test.each(["http://accounts.example", "http://127.0.0.1.accounts.example", "http://10.0.0.1"])(
  "S10 the issuer %s is refused: without TLS only this machine is trusted",
  async (issuer) => {
    expect(await verifierAt(issuer).verify("code", secrets, returnUrl)).toEqual({
      ok: false,
      error: { code: "UNAVAILABLE", reason: "only requests to HTTPS are allowed" },
    });
  },
);

test("a provider without an authorization endpoint is unavailable, not a throw", async () => {
  const { url } = await provider({}, (here) => ({
    [discoveryPath]: () => ({ body: { ...metadataOf(here), authorization_endpoint: undefined } }),
  }));
  expect(await verifierAt(url).authorizationUrl(secrets, returnUrl, "id-ID")).toMatchObject({
    ok: false,
    error: { code: "UNAVAILABLE" },
  });
});

test("a provider that does not answer is unavailable after the timeout", async () => {
  const { url } = await provider({}, () => ({ "/token": () => null }));
  // On a busy machine discovery may already time out, with the same result.
  expect(await verifierAt(url, { timeoutMs: 200 }).verify("code", secrets, returnUrl)).toEqual({
    ok: false,
    error: { code: "UNAVAILABLE", reason: "timeout" },
  });
});

test("metadata is fetched once an hour, and concurrent callers share the request", async () => {
  const clock = testClock(new Date());
  const { url, requestsTo } = await provider();
  const verifier = verifierAt(url, { clock });
  const call = () => verifier.authorizationUrl(secrets, returnUrl, "id-ID");
  await Promise.all([call(), call(), call()]);
  clock.advance(60 * 60 * 1000 - 1);
  await call();
  expect(requestsTo(discoveryPath)).toHaveLength(1);
  clock.advance(1);
  await call();
  expect(requestsTo(discoveryPath)).toHaveLength(2);
});

test("a failed discovery is tried again by the next sign-in", async () => {
  let status = 503;
  const { url } = await provider({}, (here) => ({ [discoveryPath]: () => ({ status, body: metadataOf(here) }) }));
  const verifier = verifierAt(url);
  expect(await verifier.verify("code", secrets, returnUrl)).toEqual({
    ok: false,
    error: { code: "UNAVAILABLE", reason: "http 503" },
  });
  status = 200;
  expect((await verifier.verify("code", secrets, returnUrl)).ok).toBe(true);
});
