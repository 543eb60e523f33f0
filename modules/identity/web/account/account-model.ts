/** Data of the account page. */
export type AccountModel = {
  readonly userCode: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly mobile: string | null;
  readonly whatsApp: string | null;
  readonly gender: string | null;
  readonly birthDate: string | null;
  readonly passwordSet: boolean;
};
