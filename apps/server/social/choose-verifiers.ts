import { facebookVerifier } from "#adapters/social/facebook/facebook-verifier.ts";
import { googleVerifier } from "#adapters/social/google/google-verifier.ts";
import { demoClients, graphVersion, identityPaths } from "#apps/simulators/identity/demo-clients.ts";
import type { Clock } from "#kit/core/clock.ts";
import type { SocialVerifier } from "#modules/identity/server/ports/social-verifier.ts";
import type { Config } from "../config/config.ts";

/**
 * The social providers: Google and Facebook if configured, else their simulators, else none. The simulators use the public
 * address, because browsers must reach them too.
 */
export function chooseVerifiers(config: Config, clock: Clock): readonly SocialVerifier[] {
  return [google(config, clock), facebook(config, clock)].filter((verifier) => verifier !== null);
}

function google({ social, simulators, publicUrl, timeouts }: Config, clock: Clock): SocialVerifier | null {
  const how = { clock, timeoutMs: timeouts.social };
  if (social.google) return googleVerifier({ ...social.google, ...how });
  if (!simulators) return null;
  const { id, secret } = demoClients.google;
  return googleVerifier({
    issuer: `${publicUrl}${identityPaths.google}`,
    clientId: id,
    clientSecret: secret,
    ...how,
  });
}

function facebook({ social, simulators, publicUrl, timeouts }: Config, clock: Clock): SocialVerifier | null {
  const how = { clock, timeoutMs: timeouts.social };
  if (social.facebook) {
    const { appId, appSecret, graphVersion: version } = social.facebook;
    return facebookVerifier({
      appId,
      appSecret,
      dialogUrl: `https://www.facebook.com/${version}`,
      graphUrl: `https://graph.facebook.com/${version}`,
      ...how,
    });
  }
  if (!simulators) return null;
  const root = `${publicUrl}${identityPaths.facebook}/${graphVersion}`;
  const { id, secret } = demoClients.facebook;
  return facebookVerifier({ appId: id, appSecret: secret, dialogUrl: root, graphUrl: root, ...how });
}
