import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Gallery } from "./gallery.tsx";

const html = renderToStaticMarkup(
  <MemoryRouter>
    <Gallery />
  </MemoryRouter>,
);

test("every component renders on the server", () => {
  for (const title of ["Actions", "Text fields", "Choices", "Overlays", "Feedback", "Content"]) {
    expect(html).toContain(`>${title}</h2>`);
  }
});

test("nothing renders a style attribute, a style element or a script, which the content security policy refuses", () => {
  expect(html).not.toMatch(/\sstyle=|<style|<script/);
});

test("no id occurs twice, though everything is shown in two themes", () => {
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test("every label, description and popover target points to something that exists", () => {
  const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  const targets = [
    ...html.matchAll(/\s(?:for|aria-describedby|aria-labelledby|aria-controls|popoverTarget)="([^"]+)"/gi),
  ]
    .flatMap(([, value]) => (value ?? "").split(" "))
    // A closed dialog has no heading yet; it is not shown either.
    .filter((target) => !ids.has(target));
  const closedDialogs = [...html.matchAll(/<dialog aria-labelledby="([^"]+)"/g)].map(([, id]) => id);
  expect(targets.filter((target) => !closedDialogs.includes(target))).toEqual([]);
});

test("every button has a type, so that none sends a form by accident", () => {
  expect([...html.matchAll(/<button(?![^>]*\stype=)[^>]*>/g)]).toEqual([]);
});
