import type { WalkShop } from "./walk-shop.ts";

/** Whoever opens a page: who is signed in, as the cookie says; nobody with an empty one. */
export type Viewer = { readonly who: string; readonly cookie: string };

/** A page of a state, as one viewer meets it. */
export type ScenePage = {
  readonly viewer: Viewer;
  readonly path: string;
  /** What one of its headings has to say. */
  readonly names: RegExp;
  /** The next step this state asks for: a link, a form or a button of this name has to be there. */
  readonly leads?: RegExp;
};

/** The messages that reached somebody, and what their links have to open in a browser nobody has used yet. */
export type SceneMail = {
  readonly to: string;
  readonly names: RegExp;
  /** Set for members: what they type when the link asks them to log in. */
  readonly signInAs?: string;
};

export type Staged = { readonly pages: readonly ScenePage[]; readonly mail?: readonly SceneMail[] };

/** A state of something, made by the shop's own operations. */
export type Scene = {
  readonly name: string;
  /** Needs the clock to be put forward in between: `make` calls `later` exactly once. */
  readonly ages?: true;
  make(world: WalkShop, later: () => Promise<void>): Promise<Staged>;
};

export const nobody: Viewer = { who: "somebody in a fresh browser", cookie: "" };
