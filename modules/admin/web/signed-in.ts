import { createContext } from "react";

/** The signed-in member of staff. */
export type AdminStaffMember = {
  readonly name: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
};

/** The signed-in member of staff, for parts that ask them to sign in again. */
export const SignedInContext = createContext<AdminStaffMember | null>(null);
