import type { ShopModule } from "#kit/graphql/shop-module.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { beginThirdPartyLogin } from "../operations/beginThirdPartyLogin.ts";
import { loginByThirdPartyMc } from "../operations/loginByThirdPartyMc.ts";
import { queryThirdPartyChannels } from "../operations/queryThirdPartyChannels.ts";
import { sendThirdPartyOtp } from "../operations/sendThirdPartyOtp.ts";
import { unlinkThirdParty } from "../operations/unlinkThirdParty.ts";
import { verifyThirdPartyOtp } from "../operations/verifyThirdPartyOtp.ts";

type Resolvers = Required<Pick<ShopModule["resolvers"], "Query" | "Mutation">>;

/** Resolvers of social sign-in. */
export const socialResolvers = (deps: IdentityDeps): Resolvers => ({
  Query: { queryThirdPartyChannels: queryThirdPartyChannels(deps) },
  Mutation: {
    beginThirdPartyLogin: beginThirdPartyLogin(deps),
    loginByThirdPartyMc: loginByThirdPartyMc(deps),
    sendThirdPartyOtp: sendThirdPartyOtp(deps),
    verifyThirdPartyOtp: verifyThirdPartyOtp(deps),
    unlinkThirdParty: unlinkThirdParty(deps),
  },
});
