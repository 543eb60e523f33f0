import type { JWK } from "jose";
import { interactionPolicy, type KoaContextWithOIDC, Provider } from "oidc-provider";
import type { Database } from "#kit/postgres/connect.ts";
import { socialReturnPath } from "#modules/identity/contract/social-channel.ts";
import { artifactStore } from "./artifact-store.ts";
import { demoClients, identityPaths } from "./demo-clients.ts";
import { isFaultOf } from "./identity-fault.ts";
import { personOf } from "./person-store.ts";
import { tamperToken } from "./tamper-token.ts";

type ProviderDeps = { database: Database; publicUrl: string; key: JWK };

const client = demoClients.google;
const scopes = "openid email profile";

/** Account and fault of one sign-in, encoded in one account id. */
export const accountId = (subject: string, fault: string): string => (fault ? `${subject}~${fault}` : subject);
const subjectIn = (id: string) => id.split("~", 1)[0] ?? "";
const faultIn = (id: string) => id.split("~", 2)[1];

/** A certified OpenID provider configured like Google. */
export function googleProvider({ database, publicUrl, key }: ProviderDeps): Provider {
  const mount = identityPaths.google;
  const provider = new Provider(`${publicUrl}${mount}`, {
    adapter: (model) => artifactStore(database, `google.${model}`),
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${publicUrl}${socialReturnPath("google")}`],
        grant_types: ["authorization_code"],
        response_types: ["code"],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    jwks: { keys: [key] },
    cookies: {
      keys: ["a key of the demo that guards nothing"],
      names: { session: "_demo_session", interaction: "_demo_interaction", resume: "_demo_resume" },
    },
    claims: { email: ["email", "email_verified"], profile: ["name", "given_name", "family_name"] },
    // Google puts them into the ID token itself.
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    ttl: { AuthorizationCode: 60, Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 3600 },
    interactions: { policy: alwaysAsk(), url: (_context, { uid }) => `${mount}/interaction/${uid}` },
    loadExistingGrant: grantEverything,
    async findAccount(_context, id) {
      const person = await personOf(database.kysely, subjectIn(id));
      if (!person) return undefined;
      const { email, emailVerified, firstName, lastName } = person;
      return {
        accountId: id,
        claims: () => ({
          sub: id,
          name: `${firstName} ${lastName}`.trim(),
          given_name: firstName,
          family_name: lastName,
          ...(email === null ? {} : { email, email_verified: emailVerified }),
        }),
      };
    },
    renderError(context, out) {
      context.type = "text";
      context.body = `The demo provider refuses: ${out.error}${out.error_description ? `, ${out.error_description}` : ""}`;
    },
  });
  provider.use(async (context, next) => {
    await next();
    if (context.path === "/token" && context.status === 200) await spoil(context as KoaContextWithOIDC, key);
  });
  return provider;
}

/** The account chooser's prompt, which the shop requests by this name. */
export const choosing = "select_account";

/** Every sign-in shows the chooser, so that another demo person can be chosen each time. */
function alwaysAsk() {
  const { Check, Prompt, base } = interactionPolicy;
  const isUndecided = ({ oidc }: KoaContextWithOIDC) => oidc.result?.login === undefined;
  const check = new Check("choose", "somebody must be chosen", isUndecided);
  const policy = base();
  policy.clear();
  policy.add(new Prompt({ name: choosing, requestable: true }, check));
  return policy;
}

async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({ clientId: client.id, accountId: oidc.session?.accountId ?? "" });
  grant.addOIDCScope(scopes);
  await grant.save();
  return grant;
}

async function spoil(context: KoaContextWithOIDC, key: JWK): Promise<void> {
  const fault = faultIn(context.oidc.entities.AuthorizationCode?.accountId ?? "");
  if (!isFaultOf("google", fault)) return;
  const { id_token: token, ...rest } = context.body as { id_token: string };
  if (fault === "noToken") context.body = rest;
  else if (fault === "trouble") {
    context.status = 503;
    context.body = { error: "temporarily_unavailable" };
  } else context.body = { ...rest, id_token: await tamperToken(token, fault, { key, clientSecret: client.secret }) };
}
