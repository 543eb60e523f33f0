import { useMemo } from "react";
import { trustedHtml } from "./trusted-html.ts";

/** Editors' own text, cleaned by an allow-list when it was saved. */
export function CleanedHtml({ html, className }: { html: string; className: string }) {
  // React sets the markup anew whenever it is given another object, whatever is in it, and the browser parses it again.
  const markup = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <div className={className} dangerouslySetInnerHTML={markup} />;
}
