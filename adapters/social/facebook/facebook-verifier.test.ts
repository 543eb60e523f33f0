import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { systemClock } from "#kit/core/clock.ts";
import { loopbackProvider, type ProviderRoutes } from "../testing/loopback-provider.ts";
import { facebookVerifier } from "./facebook-verifier.ts";

// Every fault of a provider that the simulator can produce is tested in apps/simulators/identity/social-verifiers.test.ts.

const secrets = { state: "s".repeat(43), nonce: "n".repeat(43), codeVerifier: "v".repeat(43) };
const returnUrl = "http://127.0.0.1:9/social/facebook/callback";
const app = { appId: "4711", appSecret: "the-secret" };
const validToken = { app_id: app.appId, type: "USER", is_valid: true, expires_at: 0, user_id: "person-1" };

async function signIn(profile: object, routes: (url: string) => ProviderRoutes = () => ({})) {
  const provider = await loopbackProvider((url) => ({
    "/oauth/access_token": () => ({ body: { access_token: "the-token", token_type: "bearer" } }),
    "/debug_token": () => ({ body: { data: validToken } }),
    "/me": () => ({ body: { id: "person-1", ...profile } }),
    ...routes(url),
  }));
  const { url } = provider;
  const verifier = facebookVerifier({ ...app, dialogUrl: url, graphUrl: url, clock: systemClock, timeoutMs: 120_000 });
  return { ...provider, result: await verifier.verify("the-code", secrets, returnUrl) };
}

test("the secret is sent in the body alone, and the profile is requested with a proof of the secret", async () => {
  const { result, requestsTo } = await signIn({ first_name: "Fajar" });
  expect(result).toMatchObject({ ok: true, value: { subject: "person-1", firstName: "Fajar" } });
  const [exchange] = requestsTo("/oauth/access_token");
  expect([...(exchange?.query ?? [])]).toEqual([]);
  expect(exchange?.form.get("client_secret")).toBe(app.appSecret);
  const [profile] = requestsTo("/me");
  const proof = createHmac("sha256", app.appSecret).update("the-token").digest("hex");
  expect(profile?.query.get("appsecret_proof")).toBe(proof);
  expect(profile?.headers.authorization).toBe("Bearer the-token");
});

test("S10 a token endpoint that redirects gets no second request with the secret", async () => {
  const { result, requestsTo } = await signIn({}, (url) => ({
    "/oauth/access_token": () => ({ status: 307, location: `${url}/elsewhere` }),
  }));
  expect(result).toEqual({ ok: false, error: { code: "UNAVAILABLE", reason: "network" } });
  expect(requestsTo("/elsewhere")).toEqual([]);
});

test.each([
  ["10/28/1985", "1985-10-28"],
  ["10/28", null],
  ["1985", null],
])("the birthday %s becomes the birth date %s", async (birthday, birthDate) => {
  expect((await signIn({ birthday })).result).toMatchObject({ ok: true, value: { birthDate } });
});

test("S10 an e-mail address of Facebook never counts as verified", async () => {
  const { result } = await signIn({ email: "Fajar@Example.com" });
  expect(result).toMatchObject({ ok: true, value: { email: "fajar@example.com", emailVerified: false } });
});
