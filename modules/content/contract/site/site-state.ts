import type { Texts } from "#kit/core/locale.ts";

export type SomeTexts = Partial<Texts>;

/** A navigation entry as an editor works on it; anything may be missing. The list is flat: a move changes parent and position alone. */
export type EntryState = {
  readonly position?: number;
  /** The id of the entry it stands below. */
  readonly parent?: string;
  readonly name?: SomeTexts;
  readonly url?: string;
  readonly image?: string;
  readonly hidden?: true;
};

export type EntryStates = Readonly<Record<string, EntryState>>;

/** When a part was published, by whom, and as which version of the record. Only publishing changes it. */
export type SiteLive = {
  readonly publishedAt?: string;
  readonly publishedBy?: string;
  readonly version?: number;
};

type Shared = { readonly part: string; readonly live?: SiteLive };

export type AnnouncementState = Shared & {
  readonly text?: SomeTexts;
  readonly url?: string;
  readonly from?: string;
  readonly until?: string;
  readonly hidden?: true;
};

export type ContactState = Shared & {
  readonly name?: string;
  readonly tagline?: SomeTexts;
  readonly contactHours?: SomeTexts;
  readonly serviceHours?: SomeTexts;
  readonly whatsAppNumber?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly logo?: string;
  readonly logoDark?: string;
  readonly actionColour?: string;
  readonly groundColour?: string;
  readonly clubName?: string;
  readonly clubSiteUrl?: string;
  readonly social?: Readonly<Record<string, string>>;
};

export type NavigationState = Shared & { readonly entries?: EntryStates };
