/** Longest deliverable address, and longest local part. */
const longest = 254;
const longestName = 64;

const domain = String.raw`(?:[a-z0-9]+(?:-+[a-z0-9]+)*\.)+[a-z]{2,}`;
const plain = new RegExp(String.raw`^[a-z0-9]+(?:(?:\.|[-_]+)[a-z0-9]+)*@${domain}$`);
const withPlus = new RegExp(`^[a-z0-9]+(?:(?:[.+]|[-_]+)[a-z0-9]+)*@${domain}$`);

export type EmailRule = {
  /** Allows + in the local part, as used for sub-addressing. */
  readonly plus: boolean;
};

/** The normalized spelling of an address, or null when it is none (D-24). */
export function asEmailAddress(typed: string, { plus }: EmailRule): string | null {
  const address = typed.trim().toLowerCase();
  if (address.length > longest || address.indexOf("@") > longestName) return null;
  return (plus ? withPlus : plain).test(address) ? address : null;
}

/** Masked, but recognisable by its owner: s•••@example.com. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
