import type { MetaDescriptor } from "react-router";

/** Nothing of the desk is for search engines. */
export const deskMeta = (title: string | undefined): MetaDescriptor[] => [
  { title: title ?? "Desk" },
  { name: "robots", content: "noindex, nofollow" },
];
