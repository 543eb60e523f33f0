import {
  allowInsecureRequests,
  buildAuthorizationUrl,
  ClientSecretPost,
  Configuration,
  clockSkew,
  clockTolerance,
  discovery,
  enableNonRepudiationChecks,
} from "openid-client";
import type { Clock } from "#kit/core/clock.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { SocialFailure } from "#modules/identity/server/ports/social-verifier.ts";
import { providerFailure } from "./provider-failure.ts";

export type GoogleSettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly clock: Clock;
  readonly timeoutMs?: number;
};

type Configured = Result<Configuration, SocialFailure & { readonly code: "UNAVAILABLE" }>;

const lifetimeMs = 60 * 60 * 1000;
const loopbackHosts = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Discovers the provider once an hour. Concurrent callers share one request; a failure is not cached. */
export function googleConfiguration(settings: GoogleSettings): () => Promise<Configured> {
  const { clientId, clientSecret, clock, timeoutMs = 5_000 } = settings;
  const issuer = new URL(settings.issuer);
  // Without TLS only to this machine, where the simulator is.
  const insecure = loopbackHosts.test(issuer.hostname) ? [allowInsecureRequests] : [];
  const timeout = timeoutMs / 1000;
  let cached: { readonly expiresAt: number; readonly configured: Promise<Configured> } | null = null;

  async function configure(): Promise<Configured> {
    try {
      const discovered = await discovery(issuer, clientId, undefined, undefined, { timeout, execute: insecure });
      // The port passes the code without `iss` (RFC 9207). Each provider has a return address and a state of its own,
      // which prevents mix-up as well (RFC 9700, 4.4.2).
      const { supportsPKCE: _method, ...metadata } = discovered.serverMetadata();
      const client = {
        id_token_signed_response_alg: "RS256",
        // The library reads the system clock; the difference makes it use ours.
        [clockSkew]: Math.round((clock.now().getTime() - Date.now()) / 1000),
        [clockTolerance]: 30,
      };
      const configuration = new Configuration(
        { ...metadata, authorization_response_iss_parameter_supported: false },
        clientId,
        client,
        ClientSecretPost(clientSecret),
      );
      configuration.timeout = timeout;
      for (const extend of [enableNonRepudiationChecks, ...insecure]) extend(configuration);
      // Throws when the authorization endpoint is missing or not encrypted.
      buildAuthorizationUrl(configuration, {});
      return ok(configuration);
    } catch (error) {
      cached = null;
      return fail({ code: "UNAVAILABLE", reason: providerFailure(error).reason });
    }
  }

  return () => {
    const now = clock.now().getTime();
    if (!cached || cached.expiresAt <= now) cached = { expiresAt: now + lifetimeMs, configured: configure() };
    return cached.configured;
  };
}
