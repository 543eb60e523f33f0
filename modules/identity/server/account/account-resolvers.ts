import type { ShopModule } from "#kit/graphql/shop-module.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { changePassword } from "../operations/changePassword.ts";
import { confirmAccess } from "../operations/confirmAccess.ts";
import { deleteAccount } from "../operations/deleteAccount.ts";
import { getUserInfoDetail } from "../operations/getUserInfoDetail.ts";
import { queryMyData } from "../operations/queryMyData.ts";
import { requestAccountCode } from "../operations/requestAccountCode.ts";
import { updateMemberEmail } from "../operations/updateMemberEmail.ts";
import { updateMemberProfile } from "../operations/updateMemberProfile.ts";

type Resolvers = Required<Pick<ShopModule["resolvers"], "Query" | "Mutation">>;

/** Resolvers of the member's account pages. */
export const accountResolvers = (deps: IdentityDeps): Resolvers => ({
  Query: { getUserInfoDetail: getUserInfoDetail(deps), queryMyData: queryMyData(deps) },
  Mutation: {
    confirmAccess: confirmAccess(deps),
    requestAccountCode: requestAccountCode(deps),
    updateMemberProfile: updateMemberProfile(deps),
    updateMemberEmail: updateMemberEmail(deps),
    changePassword: changePassword(deps),
    deleteAccount: deleteAccount(deps),
  },
});
