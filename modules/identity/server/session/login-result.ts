import type { IdentityDeps } from "../identity-deps.ts";
import type { Member } from "../store/members.ts";

/** The member's data in the reply of a sign-in (LG-09). */
export type LoginResult = {
  readonly userCode: string;
  readonly email: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string | null;
  readonly orgCode: string;
  readonly tenantCode: string;
  readonly userType: "MEMBER" | "CLUB_MEMBER";
  readonly passwordSet: boolean;
  readonly userAuthToken: string;
};

export const loginResult = (
  { scope }: Pick<IdentityDeps, "scope">,
  member: Member,
  more: { readonly userAuthToken: string; readonly clubMember: boolean },
): LoginResult => ({
  userCode: member.userCode,
  email: member.email,
  firstName: member.firstName,
  lastName: member.lastName,
  mobile: member.mobile,
  orgCode: scope.orgCode,
  tenantCode: scope.tenantCode,
  userType: more.clubMember ? "CLUB_MEMBER" : "MEMBER",
  passwordSet: member.passwordHash !== null,
  userAuthToken: more.userAuthToken,
});
