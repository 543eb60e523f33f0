import type { Shot } from "../stage/shot.ts";
import { stories } from "./blog/stories.ts";
import { heroDesktop, heroPhone, socialImage } from "./heroes.ts";
import { landingPages } from "./landing-pages.ts";
import { promos } from "./promos.ts";
import { slides } from "./slides.ts";
import { storeFronts } from "./stores/stores.ts";
import { tiles } from "./tiles.ts";

/** Every picture the workshop makes. */
export const shots: readonly Shot[] = [
  heroDesktop,
  heroPhone,
  socialImage,
  ...tiles,
  ...promos,
  ...landingPages,
  ...slides,
  ...stories,
  ...storeFronts,
];
