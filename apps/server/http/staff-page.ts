import { scriptHash } from "#kit/http/csp.ts";

const style = `body{margin:0;background:#faf6ef;color:#1d1a16;font:1rem/1.5 system-ui,sans-serif}
main{max-width:34rem;margin:12vh auto;padding:0 1.25rem}
textarea{box-sizing:border-box;width:100%;padding:.75rem;border:1px solid #8a8071;border-radius:.5rem;font:inherit}
button{margin-top:1rem;padding:.75rem 1.5rem;border:0;border-radius:.5rem;background:#0f5943;color:#fff;font:inherit;font-weight:700}
a{color:#0f5943}[role=alert]{font-weight:700;color:#a3271b}`;

/** No script, no picture, nothing of anybody else's; its own style is named by its hash. */
export const staffPagePolicy = `default-src 'none'; style-src ${scriptHash(style)}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const page = (body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Staff</title><style>${style}</style></head>
<body><main><h1>Staff</h1>
${body}
</main></body></html>
`;

/** Asks for a staff token; after a wrong one it says so. */
export const askForToken = (refused: boolean): string =>
  page(`${refused ? '<p role="alert">This token is not valid, or it has run out.</p>' : ""}
<form method="post" action="/staff">
<label for="token">Your staff token</label>
<textarea id="token" name="token" rows="4" required autocomplete="off" spellcheck="false"></textarea>
<p>A new one is printed by <code>npm run staff-token -- --name …</code> on the server. It lasts 12 hours.</p>
<button>Enter</button>
</form>`);

/** Says who is in, and what that is good for. */
export const welcomeStaff = ({ name, role, expiresAt }: { name: string; role: string; expiresAt: Date }): string =>
  page(`<p>You are ${escaped(name)} (${escaped(role)}) until <time>${expiresAt.toISOString()}</time>.</p>
<p>Put <code>?preview=true</code> behind the address of a page to see its newest draft, for example
<a href="/?preview=true">the home page</a>.</p>
<form method="post" action="/staff"><input type="hidden" name="leave" value="yes"><button>Leave</button></form>`);
