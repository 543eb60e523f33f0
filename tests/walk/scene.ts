import type { WalkShop } from "./walk-shop.ts";

/** The viewer of a page, identified by the cookie; a guest with an empty one. */
export type Viewer = { readonly who: string; readonly cookie: string };

/** A page of a state, as one viewer meets it. */
export type ScenePage = {
  readonly viewer: Viewer;
  readonly path: string;
  /** Text one of its headings must contain. */
  readonly names: RegExp;
  /** The next step of this state: a link, form or button with this name must exist. */
  readonly leads?: RegExp;
};

/** Messages to one receiver, and the content their links must open in a fresh browser. */
export type SceneMail = {
  readonly to: string;
  readonly names: RegExp;
  /** For members: the password they type when the link requires a login. */
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

export const guestViewer: Viewer = { who: "somebody in a fresh browser", cookie: "" };
