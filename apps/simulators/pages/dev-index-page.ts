import { type Html, html } from "#kit/http/html.ts";
import { layout } from "./layout.ts";

/** A page a developer may want to open. */
export type DevPage = { readonly name: string; readonly href: string; readonly about: string };

const devPage = ({ name, href, about }: DevPage) =>
  html`<li><a href="${href}"><strong>${name}</strong><span>${about}</span></a></li>`;

/** GET /dev: where everything is. */
export function devIndexPage(pages: readonly DevPage[]): Html {
  return layout(
    "Developer pages",
    html`<main>
<h1>Developer pages</h1>
<p class="lead">These pages stand in for the outside world and exist only outside production.</p>
<ul class="dev-pages">
${pages.map(devPage)}
</ul>
</main>`,
  );
}
