import type { ShopModule } from "#kit/graphql/shop-module.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { checkAvailabilityEmail } from "../operations/checkAvailabilityEmail.ts";
import { checkMobilePhoneAlreadyExist } from "../operations/checkMobilePhoneAlreadyExist.ts";
import { memberEmailVerification } from "../operations/memberEmailVerification.ts";
import { resendLinkEmailVerification } from "../operations/resendLinkEmailVerification.ts";
import { sendOtpToMember } from "../operations/sendOtpToMember.ts";
import { speedShopRegisterBAWithVerification } from "../operations/speedShopRegisterBAWithVerification.ts";
import { speedShopRegisterBAWithVerificationNew } from "../operations/speedShopRegisterBAWithVerificationNew.ts";
import { validateEmail } from "../operations/validateEmail.ts";
import { validateTokenDetailRegistration } from "../operations/validateTokenDetailRegistration.ts";
import { verifyOtpEmail } from "../operations/verifyOtpEmail.ts";
import { verifyOtpMember } from "../operations/verifyOtpMember.ts";

/** Resolvers of registration. */
export const registrationResolvers = (deps: IdentityDeps) =>
  ({
    Query: {
      checkMobilePhoneAlreadyExist: checkMobilePhoneAlreadyExist(deps),
      checkAvailabilityEmail: checkAvailabilityEmail(deps),
      validateTokenDetailRegistration: validateTokenDetailRegistration(deps),
      validateEmail: validateEmail(deps),
    },
    Mutation: {
      memberEmailVerification: memberEmailVerification(deps),
      resendLinkEmailVerification: resendLinkEmailVerification(deps),
      sendOtpToMember: sendOtpToMember(deps),
      speedShopRegisterBAWithVerification: speedShopRegisterBAWithVerification(deps),
      speedShopRegisterBAWithVerificationNew: speedShopRegisterBAWithVerificationNew(deps),
      verifyOtpEmail: verifyOtpEmail(deps),
      verifyOtpMember: verifyOtpMember(deps),
    },
  }) satisfies ShopModule["resolvers"];
