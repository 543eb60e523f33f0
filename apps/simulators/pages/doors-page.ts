import { type Html, html } from "#kit/http/html.ts";
import { layout } from "./layout.ts";

/** A page a developer may want to open. */
export type Door = { readonly name: string; readonly href: string; readonly about: string };

const door = ({ name, href, about }: Door) =>
  html`<li><a href="${href}"><strong>${name}</strong><span>${about}</span></a></li>`;

/** GET /dev: where everything is. */
export function doorsPage(doors: readonly Door[]): Html {
  return layout(
    "Developer doors",
    html`<main>
<h1>Developer doors</h1>
<p class="lead">These pages stand in for the outside world and exist only outside production.</p>
<ul class="doors">
${doors.map(door)}
</ul>
</main>`,
  );
}
