/** The policy's name in the content security policy. */
export const trustedHtmlPolicy = "cleaned-html";

type Policy = { createHTML(html: string): unknown };
type Factory = { createPolicy(name: string, rules: Policy): Policy };

let policy: Policy | null = null;

/** Marks HTML that the server sanitized on saving as trusted, for `dangerouslySetInnerHTML`. Browsers with Trusted Types accept no other markup. */
export function trustedHtml(cleaned: string): string {
  const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
  if (!factory) return cleaned;
  policy ??= factory.createPolicy(trustedHtmlPolicy, { createHTML: (html) => html });
  // React passes the value on unchanged; only its type is string.
  return policy.createHTML(cleaned) as string;
}
