import { query } from "#kit/graphql/operation.ts";
import type { IdentityDeps } from "../identity-deps.ts";

/** The configured identity providers; one button each. */
export const queryThirdPartyChannels = ({ social }: Pick<IdentityDeps, "social">) =>
  query({ access: "anyone", run: () => social.map(({ channel }) => channel) });
