import { type Html, html } from "#kit/http/html.ts";

/** Only our own files may act on these pages; frames are for mails, which get a stricter policy of their own. */
export const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'";

/** The frame around every developer page. */
export function layout(title: string, body: Html, head: Html | null = null): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/dev/simulators.css">
${head}
</head>
<body>
${body}
</body>
</html>
`;
}
