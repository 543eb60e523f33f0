import { CleanedHtml } from "#kit/web/content/cleaned-html.tsx";

/** HTML written by editors: policies, stories. */
export function HtmlColumn({ html }: { html: string }) {
  return <CleanedHtml className="content-html mx-auto max-w-prose px-5 py-10 md:py-16" html={html} />;
}
