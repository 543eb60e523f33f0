import { clubCodes } from "../../contract/constants.ts";
import type { FoundClubAccount } from "./link.graphql.gen.ts";
import type { LinkEvent } from "./link-steps.ts";

/** The specification's message for a number without account; the code means the same (LY-18). */
const notRegistered = "Mobile Phone not registered in Mapclub";

/** Maps the server's answer to an event of the dialog. */
export function foundAccount(reply: FoundClubAccount, mobile: string, failed: string): LinkEvent {
  const { code, message } = reply;
  const unknown = code === clubCodes.notRegistered || message === notRegistered;
  if (!unknown && code !== clubCodes.done) return { type: "refused", message: message ?? failed };
  const { firstName, lastName, isValid, isGuest, thirdId, thirdExist } = reply;
  return {
    type: "found",
    account: {
      mobile: reply.mobile ?? mobile,
      firstName,
      lastName,
      isValid: isValid && !unknown,
      isGuest,
      thirdId,
      thirdExist: thirdExist ?? false,
    },
  };
}
