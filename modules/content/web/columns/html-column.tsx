import { trustedHtml } from "#kit/web/content/trusted-html.ts";

/** Editors' own text: policies, stories. Cleaned by an allow-list when it was saved. */
export function HtmlColumn({ html }: { html: string }) {
  return (
    <div
      className="content-html mx-auto max-w-prose px-5 py-10 md:py-16"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
      dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
    />
  );
}
