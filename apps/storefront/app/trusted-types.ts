/**
 * Trusted Types are enforced on every page. The one policy we own lets through what the framework itself needs:
 * HTML that our server has already cleaned, and script addresses of this site.
 */
export function allowOwnScriptsOnly(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy("default", {
    createHTML: (html) => html,
    createScriptURL: (url) => {
      if (new URL(url, location.href).origin === location.origin) return url;
      throw new TypeError(`refused a script of another site: ${url}`);
    },
  });
}

type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string; createScriptURL(url: string): string },
  ): unknown;
};
