/** The name under which the content security policy allows this policy. */
export const trustedHtmlPolicy = "cleaned-html";

type Policy = { createHTML(html: string): unknown };
type Factory = { createPolicy(name: string, rules: Policy): Policy };

let policy: Policy | null = null;

/**
 * Vouches for HTML that the server cleaned with an allow-list when it was saved, for `dangerouslySetInnerHTML`.
 * Browsers that enforce Trusted Types take markup from nowhere else.
 */
export function trustedHtml(cleaned: string): string {
  const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
  if (!factory) return cleaned;
  policy ??= factory.createPolicy(trustedHtmlPolicy, { createHTML: (html) => html });
  // React hands the value to the browser as it is; only its type says string.
  return policy.createHTML(cleaned) as string;
}
