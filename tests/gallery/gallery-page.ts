import { basename, dirname } from "node:path";
import { variants } from "./looks.ts";
import type { Actor, Scenes } from "./scene.ts";

const titles: Readonly<Record<Actor, string>> = {
  visitor: "Anybody",
  guest: "A guest who buys",
  newMember: "A new member",
  member: "A member with things behind them",
  staff: "Those who work here",
};

/** The gallery's index: every scene with its pictures, as wide as they fit beside each other. */
export function galleryPage(scenes: Scenes, pictures: readonly string[]): string {
  const taken = new Set(pictures);
  const order = variants.map(({ name }) => name);
  const parts = Object.entries(titles).map(([actor, title]) => {
    const rows = scenes[actor as Actor].flatMap(({ name, print }) => [name, ...(print ? [`${name}-print`] : [])]);
    return `## ${title}\n\n${rows.flatMap((name) => row(name, order, taken)).join("\n\n")}`;
  });
  return `# Gallery

What the demo shop looks like, made by \`npm run gallery\`: ${taken.size} pictures of every page and what opens on it. A picture's folder says how wide the
window was, in which language and theme; \`npm run gallery -- --all\` takes all widths, both languages and both themes.

${parts.join("\n\n")}
`;
}

function row(name: string, order: readonly string[], taken: ReadonlySet<string>): string[] {
  const found = order.map((variant) => `${variant}/${name}.webp`).filter((picture) => taken.has(picture));
  if (found.length === 0) return [];
  const images = found.map((picture) => {
    const variant = dirname(picture);
    const width = variant.startsWith("360") ? 150 : variant.startsWith("768") ? 220 : 300;
    return `<a href="${picture}"><img src="${picture}" alt="${basename(picture, ".webp")} at ${variant}" width="${width}"></a>`;
  });
  return [`### ${name}\n\n${images.join(" ")}`];
}
