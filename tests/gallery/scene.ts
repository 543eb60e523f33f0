import type { Page } from "@playwright/test";
import type { Cast } from "./cast.ts";
import type { Variant } from "./looks.ts";

export type Actor = "visitor" | "guest" | "newMember" | "member" | "staff";

/** What a scene may lean on: the browser, who is in it, how one looks, and the shop's own words. */
export type Stage = {
  readonly page: Page;
  readonly cast: Cast;
  readonly look: Variant;
  /** A text of a module in the look's language, as "checkout:to_checkout". */
  say(key: string): string;
};

/** One picture of the gallery: a page, or something that is opened on it. */
export type Scene = {
  readonly name: string;
  /** Ids of the site map's routes it shows. */
  readonly routes: readonly string[];
  readonly path: string | ((cast: Cast) => string);
  /** What is done before the picture is taken. */
  readonly moves?: (stage: Stage) => Promise<void>;
  readonly only?: "narrow" | "wide";
  /** Taken once more as it would come out of a printer. */
  readonly print?: boolean;
};

export type Scenes = Readonly<Record<Actor, readonly Scene[]>>;
