import { expect, test } from "vitest";
import type { SocialPerson, SocialSecrets, SocialVerifier } from "./social-verifier.ts";

/** What a test fixture must offer: the verifier, a provider behind it with one known person, and ways to do things wrong. */
export type SocialFixture = {
  readonly verifier: SocialVerifier;
  readonly returnUrl: string;
  readonly person: SocialPerson;
  /** Goes to that address as the known person and answers the query that the browser brings back. */
  signIn(authorizationUrl: string, fault?: string): Promise<URLSearchParams>;
  /** Goes there and presses Cancel. */
  cancel(authorizationUrl: string): Promise<URLSearchParams>;
  /** Answers of the provider that must never sign anybody in, and what the operator reads about each. */
  readonly lies: Readonly<Record<string, string>>;
  /** The same verifier with a provider that nobody can reach. */
  readonly unreachable: SocialVerifier;
};

const secretsOf = (name: string): SocialSecrets => ({
  state: `state-of-${name}-which-is-long-enough-to-be-one`,
  nonce: `nonce-of-${name}-which-is-long-enough-to-be-one`,
  codeVerifier: `verifier-of-${name}-which-is-long-enough-to-be-one`,
});
const mine = secretsOf("mine");

const codeIn = (query: URLSearchParams) => query.get("code") ?? "";

/** Every verifier passes these against its provider. */
export function socialVerifierContract(fixture: SocialFixture) {
  const { verifier, returnUrl } = fixture;
  const addressFor = async (secrets: SocialSecrets) => {
    const address = await verifier.authorizationUrl(secrets, returnUrl, "id-ID");
    if (!address.ok) throw new Error(address.error.reason);
    return address.value;
  };
  const signIn = async (secrets = mine, fault = "") => codeIn(await fixture.signIn(await addressFor(secrets), fault));

  test("tells who signed in, in our words", async () => {
    expect(await verifier.verify(await signIn(), mine, returnUrl)).toEqual({ ok: true, value: fixture.person });
  });

  test("sends the browser away with our state and without a secret, and gets the state back", async () => {
    const address = await addressFor(mine);
    expect(address).not.toContain(mine.codeVerifier);
    expect((await fixture.signIn(address)).get("state")).toBe(mine.state);
  });

  test("a code works once", async () => {
    const code = await signIn();
    expect((await verifier.verify(code, mine, returnUrl)).ok).toBe(true);
    expect(await verifier.verify(code, mine, returnUrl)).toMatchObject({ ok: false, error: { code: "INVALID" } });
  });

  test.each(["", "made-up", "x".repeat(5000)])("a code that nobody gave is worth nothing", async (code) => {
    expect(await verifier.verify(code, mine, returnUrl)).toMatchObject({ ok: false, error: { code: "INVALID" } });
  });

  test("a code does not work for another return address", async () => {
    const result = await verifier.verify(await signIn(), mine, `${returnUrl}/elsewhere`);
    expect(result).toMatchObject({ ok: false, error: { code: "INVALID" } });
  });

  test.each(Object.entries(fixture.lies))("S10 %s signs nobody in", async (lie, reason) => {
    const result = await verifier.verify(await signIn(mine, lie), mine, returnUrl);
    expect(result).toEqual({ ok: false, error: { code: "INVALID", reason } });
  });

  test("trouble of the provider is not the shopper's fault", async () => {
    const result = await verifier.verify(await signIn(mine, "trouble"), mine, returnUrl);
    expect(result).toMatchObject({ ok: false, error: { code: "UNAVAILABLE" } });
  });

  test("a provider that cannot be reached is unavailable, not a throw", async () => {
    const result = await fixture.unreachable.verify("any", mine, returnUrl);
    expect(result).toMatchObject({ ok: false, error: { code: "UNAVAILABLE" } });
  });

  test("whoever presses Cancel comes back with the state and without a code", async () => {
    const query = await fixture.cancel(await addressFor(mine));
    expect([query.get("error"), query.get("state"), query.get("code")]).toEqual(["access_denied", mine.state, null]);
  });
}
