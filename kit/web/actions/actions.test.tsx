import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { CountBadge } from "../feedback/badge.tsx";
import { Button } from "./button.tsx";
import { Chip } from "./chip.tsx";
import { IconButton, IconLink } from "./icon-button.tsx";
import { LinkButton } from "./link-button.tsx";
import { LoadMore } from "./load-more.tsx";
import { SkipLink } from "./skip-link.tsx";

const inRouter = (element: React.ReactElement) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);

test("a loading button stays focusable, is announced as busy and keeps its label", () => {
  const html = renderToStaticMarkup(<Button loading>Save</Button>);
  expect(html).toMatch(/<button type="button"[^>]*aria-busy="true" aria-disabled="true"/);
  expect(html).not.toContain('disabled=""');
  expect(html).toContain("Save");
});

test("an icon button is named by its label and its icon is hidden from screen readers", () => {
  const html = renderToStaticMarkup(<IconButton icon="x" label="Close" />);
  expect(html).toMatch(/<svg[^>]*aria-hidden="true"/);
  expect(html.replace(/<[^>]+>/g, "")).toBe("Close");
});

test("the count on a link is announced after its name, exactly as shown", () => {
  const html = inRouter(
    <IconLink to="/bag" icon="shopping-bag" label="Bag">
      <CountBadge count={120} corner />
    </IconLink>,
  );
  expect(html.replace(/<[^>]+>/g, "")).toBe("Bag 99+");
  expect(html).toMatch(/<a [^>]*href="\/bag"/);
});

test("a count of zero renders no badge", () => {
  expect(renderToStaticMarkup(<CountBadge count={0} />)).toBe("");
});

test("a link that looks like a button is a link", () => {
  expect(inRouter(<LinkButton to="/sale">Go</LinkButton>)).toMatch(/^<a [^>]*href="\/sale"[^>]*>Go<\/a>$/);
});

test("load more is a real link, and absent when everything is shown", () => {
  const texts = { to: "?page=2", label: "Load more", loadingLabel: "Loading" };
  expect(inRouter(<LoadMore {...texts} status="10 of 12" shown={10} total={12} />)).toMatch(
    /<a [^>]*href="\/\?page=2"/,
  );
  expect(inRouter(<LoadMore {...texts} status="12 of 12" shown={12} total={12} />)).not.toContain("<a ");
});

test("a removable chip is one button that names what is removed", () => {
  const html = renderToStaticMarkup(
    <Chip removeLabel="Remove filter Red" onRemove={() => {}}>
      Red
    </Chip>,
  );
  expect(html).toMatch(/^<button type="button" aria-label="Remove filter Red"/);
});

test("the skip link leads to the main content", () => {
  expect(renderToStaticMarkup(<SkipLink label="Skip to content" />)).toMatch(/^<a href="#main"/);
});
