/** The signed-in member of staff. */
export type AdminStaffMember = {
  readonly name: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
};
