import { expect, test } from "vitest";
import type { SocialPerson, SocialSecrets, SocialVerifier } from "./social-verifier.ts";

/** A verifier, the provider behind it with one known person, and the faults the provider can produce. */
export type SocialFixture = {
  readonly verifier: SocialVerifier;
  readonly returnUrl: string;
  readonly person: SocialPerson;
  /** Signs in as the known person and returns the query of the redirect back to the shop. */
  signIn(authorizationUrl: string, fault?: string): Promise<URLSearchParams>;
  /** Presses Cancel instead. */
  cancel(authorizationUrl: string): Promise<URLSearchParams>;
  /** Faults of the provider that must be refused, each with the reason given to the operator. */
  readonly faults: Readonly<Record<string, string>>;
  /** The same verifier with a provider that cannot be reached. */
  readonly unreachable: SocialVerifier;
};

const secretsOf = (name: string): SocialSecrets => ({
  state: `state-of-${name}-which-is-long-enough-to-be-one`,
  nonce: `nonce-of-${name}-which-is-long-enough-to-be-one`,
  codeVerifier: `verifier-of-${name}-which-is-long-enough-to-be-one`,
});
const mine = secretsOf("mine");

const codeIn = (query: URLSearchParams) => query.get("code") ?? "";

/** The tests every verifier passes against its provider. */
export function socialVerifierContract(fixture: SocialFixture) {
  const { verifier, returnUrl } = fixture;
  const addressFor = async (secrets: SocialSecrets) => {
    const address = await verifier.authorizationUrl(secrets, returnUrl, "id-ID");
    if (!address.ok) throw new Error(address.error.reason);
    return address.value;
  };
  const signIn = async (secrets = mine, fault = "") => codeIn(await fixture.signIn(await addressFor(secrets), fault));

  test("returns the person who signed in", async () => {
    expect(await verifier.verify(await signIn(), mine, returnUrl)).toEqual({ ok: true, value: fixture.person });
  });

  test("the authorization URL carries the state and no secret, and the redirect returns the state", async () => {
    const address = await addressFor(mine);
    expect(address).not.toContain(mine.codeVerifier);
    expect((await fixture.signIn(address)).get("state")).toBe(mine.state);
  });

  test("a code works once", async () => {
    const code = await signIn();
    expect((await verifier.verify(code, mine, returnUrl)).ok).toBe(true);
    expect(await verifier.verify(code, mine, returnUrl)).toMatchObject({ ok: false, error: { code: "INVALID" } });
  });

  test.each(["", "made-up", "x".repeat(5000)])("an unknown code is refused", async (code) => {
    expect(await verifier.verify(code, mine, returnUrl)).toMatchObject({ ok: false, error: { code: "INVALID" } });
  });

  test("a code does not work for another return address", async () => {
    const result = await verifier.verify(await signIn(), mine, `${returnUrl}/elsewhere`);
    expect(result).toMatchObject({ ok: false, error: { code: "INVALID" } });
  });

  test.each(Object.entries(fixture.faults))("S10 %s is refused", async (fault, reason) => {
    const result = await verifier.verify(await signIn(mine, fault), mine, returnUrl);
    expect(result).toEqual({ ok: false, error: { code: "INVALID", reason } });
  });

  test("a server error of the provider is unavailable, not invalid", async () => {
    const result = await verifier.verify(await signIn(mine, "trouble"), mine, returnUrl);
    expect(result).toMatchObject({ ok: false, error: { code: "UNAVAILABLE" } });
  });

  test("a provider that cannot be reached is unavailable, not a throw", async () => {
    const result = await fixture.unreachable.verify("any", mine, returnUrl);
    expect(result).toMatchObject({ ok: false, error: { code: "UNAVAILABLE" } });
  });

  test("Cancel returns the state and no code", async () => {
    const query = await fixture.cancel(await addressFor(mine));
    expect([query.get("error"), query.get("state"), query.get("code")]).toEqual(["access_denied", mine.state, null]);
  });
}
