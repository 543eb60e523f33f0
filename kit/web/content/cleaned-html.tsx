import { useMemo } from "react";
import { trustedHtml } from "./trusted-html.ts";

/** Editors' HTML, sanitized by an allow-list when it was saved. */
export function CleanedHtml({ html, className }: { html: string; className: string }) {
  // Memoized: React sets the markup again for every new object, and the browser parses it again.
  const markup = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <div className={className} dangerouslySetInnerHTML={markup} />;
}
