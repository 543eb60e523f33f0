type Rules = { createHTML(html: string): string; createScriptURL(url: string): string };
type TrustedTypes = { createPolicy(name: string, rules: Rules): unknown };

/** The markup from which React creates an inert script element. */
const inertScript = "<script></script>";

/** Without any of these characters a string is plain text, however it is parsed. */
const tag = /<[a-z!?/]/i;

/**
 * Trusted Types are enforced on every page. The default policy accepts only what the framework needs: an empty script element,
 * texts without a tag, and script addresses of this site. Editors' HTML has its own policy (trusted-html.ts).
 */
export function allowOwnScriptsOnly(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy("default", {
    createHTML: (html) => {
      if (html === inertScript || !tag.test(html)) return html;
      throw new TypeError("refused markup");
    },
    createScriptURL: (url) => {
      if (new URL(url, location.href).origin === location.origin) return url;
      throw new TypeError(`refused script: ${url}`);
    },
  });
}
