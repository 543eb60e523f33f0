import { clubCodes } from "../../contract/constants.ts";
import type { FoundClubAccount } from "./link.graphql.gen.ts";
import type { LinkEvent } from "./link-steps.ts";

/** The words by which the specification tells that a number is nobody's; the code says the same (LY-18). */
const notRegistered = "Mobile Phone not registered in Mapclub";

/** What the dialog makes of the server's answer about a number and its password. */
export function foundAccount(answer: FoundClubAccount, mobile: string, failed: string): LinkEvent {
  const { code, message } = answer;
  const unknown = code === clubCodes.notRegistered || message === notRegistered;
  if (!unknown && code !== clubCodes.done) return { type: "refused", message: message ?? failed };
  const { firstName, lastName, isValid, isGuest, thirdId, thirdExist } = answer;
  return {
    type: "found",
    account: {
      mobile: answer.mobile ?? mobile,
      firstName,
      lastName,
      isValid: isValid && !unknown,
      isGuest,
      thirdId,
      thirdExist: thirdExist ?? false,
    },
  };
}
