import { query } from "#kit/graphql/operation.ts";
import type { IdentityDeps } from "../identity-deps.ts";

/** The accounts elsewhere that one can sign in with here: one button each. */
export const queryThirdPartyChannels = ({ social }: Pick<IdentityDeps, "social">) =>
  query({ access: "anyone", run: () => social.map(({ channel }) => channel) });
