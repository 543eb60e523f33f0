/** What the account's own page knows about its member. */
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

/** A number as people read it: +62 812-1000-0003. */
export function readableMobile(mobile: string): string {
  const national = mobile.replace(/^\+62/, "");
  return `+62 ${national.replace(/^(\d{3})(\d{3,4})(\d+)$/, "$1-$2-$3")}`;
}
