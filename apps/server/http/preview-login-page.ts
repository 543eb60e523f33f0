import { scriptHash } from "#kit/http/csp.ts";

// The shop's colours (kit/web/styles/palette.css), inlined: this page loads no file.
const style = `:root{color-scheme:light dark;--paper:#faf6ef;--surface:#fff;--ink:#261d17;--soft:#62554a;--line:#8a7a6a;--court:#0f5943;--edge:#072f23;--link:#0f5943;--danger:#b00f35;--focus:#1b4fd1}
@media(prefers-color-scheme:dark){:root{--paper:#191512;--surface:#231e1a;--ink:#f7f0e7;--soft:#bdaf9f;--line:#948575;--court:#1e7a5b;--edge:#0a3d2c;--link:#84d5b3;--danger:#ff9aaa;--focus:#8fb4ff}}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:34rem;margin:10vh auto;padding:0 1rem}
section{padding:1.5rem;border-top:8px solid var(--court);border-radius:.25rem .25rem .875rem .875rem;background:var(--surface);box-shadow:0 2px 12px rgb(38 24 12/.12)}
h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.2;letter-spacing:-.015em}
label{display:block;margin-bottom:.375rem;font-size:.875rem;font-weight:700}
p,code{overflow-wrap:anywhere}form p{color:var(--soft);font-size:.875rem}
textarea{box-sizing:border-box;width:100%;padding:.75rem;border:1px solid var(--line);border-radius:.625rem;background:var(--surface);color:inherit;font:inherit}
button{min-height:2.75rem;margin-top:.5rem;padding:.5rem 1.5rem;border:0;border-radius:.625rem;background:var(--court);box-shadow:inset 0 -3px 0 var(--edge);color:#fff;font:inherit;font-weight:700;cursor:pointer}
a{color:var(--link)}[role=alert]{font-weight:700;color:var(--danger)}:focus-visible{outline:3px solid var(--focus);outline-offset:2px}`;

/** No script, no picture, no external resource; its own style is allowed by hash. */
export const staffPagePolicy = `default-src 'none'; style-src ${scriptHash(style)}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const page = (body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Staff</title><style>${style}</style></head>
<body><main><section><h1>Staff</h1>
${body}
</section></main></body></html>
`;

/** The form for a staff token, with a message after an invalid one. */
export const askForToken = (refused: boolean): string =>
  page(`${refused ? '<p role="alert">This token is not valid, or it has run out.</p>' : ""}
<form method="post" action="/staff">
<label for="token">Your staff token</label>
<textarea id="token" name="token" rows="4" required autocomplete="off" spellcheck="false"></textarea>
<p>A new one is printed by <code>npm run staff-token -- --name …</code> on the server. It lasts 12 hours.</p>
<button>Enter</button>
</form>`);

/** The signed-in page: who, and what the preview does. */
export const welcomeStaff = ({ name, role, expiresAt }: { name: string; role: string; expiresAt: Date }): string =>
  page(`<p>You are ${escaped(name)} (${escaped(role)}) until <time>${expiresAt.toISOString()}</time>.</p>
<p>Put <code>?preview=true</code> behind the address of a page to see its newest draft, for example
<a href="/?preview=true">the home page</a>.</p>
<form method="post" action="/staff"><input type="hidden" name="leave" value="yes"><button>Leave</button></form>`);
