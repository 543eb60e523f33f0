type Rules = { createHTML(html: string): string; createScriptURL(url: string): string };
type TrustedTypes = { createPolicy(name: string, rules: Rules): unknown };

/** How React makes a script element that will not run. */
const inertScript = "<script></script>";

/** Without any of these a text is a text, whatever it is parsed as. */
const tag = /<[a-z!?/]/i;

/**
 * Trusted Types are enforced on every page. The default policy lets through only what the framework itself needs:
 * an empty script element, texts without a single tag, and script addresses of this site.
 * Editors' HTML has a policy of its own (trusted-html.ts).
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
