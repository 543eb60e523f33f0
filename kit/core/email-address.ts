/** Longest address that can be delivered to, and longest part before the @. */
const longest = 254;
const longestName = 64;

const domain = String.raw`(?:[a-z0-9]+(?:-+[a-z0-9]+)*\.)+[a-z]{2,}`;
const plain = new RegExp(String.raw`^[a-z0-9]+(?:(?:\.|[-_]+)[a-z0-9]+)*@${domain}$`);
const withPlus = new RegExp(`^[a-z0-9]+(?:(?:[.+]|[-_]+)[a-z0-9]+)*@${domain}$`);

export type EmailRule = {
  /** Lets + separate parts of the name, as some people use it to sort their mail. */
  readonly plus: boolean;
};

/** The one spelling of an address under which it is kept, or null when it is none (D-24). */
export function asEmailAddress(typed: string, { plus }: EmailRule): string | null {
  const address = typed.trim().toLowerCase();
  if (address.length > longest || address.indexOf("@") > longestName) return null;
  return (plus ? withPlus : plain).test(address) ? address : null;
}

/** Enough to recognise one's own mailbox: s•••@example.com. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
