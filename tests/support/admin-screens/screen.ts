import type { BrowserContext, Page } from "@playwright/test";
import type { Shop } from "../shop.ts";

/** Codes and ids of what was made for an area. */
type Made = Readonly<Record<string, string>>;
export type Scope = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly shop: Shop;
  readonly made: Made;
};

/** A dialog, a panel or another state of a screen. */
type ScreenState = { readonly name: string; open(scope: Scope): Promise<void> };

export type Screen = {
  /** The id of its route in `apps/admin/app/routes.ts`. */
  readonly route: string;
  readonly path: string | ((made: Made) => string);
  before?(scope: Scope): Promise<void>;
  /** In this order; a modal dialog or a popover is closed by Escape before the next. */
  readonly states?: readonly ScreenState[];
};

/** Screens that are checked with one page. */
export type Area = {
  readonly name: string;
  readonly isSignedOut?: boolean;
  make?(scope: Omit<Scope, "page" | "made">): Promise<Made>;
  readonly screens: readonly Screen[];
};
