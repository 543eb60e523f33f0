import type { MetaDescriptor } from "react-router";

/** Nothing of the back office is for search engines. */
export const adminMeta = (title: string | undefined): MetaDescriptor[] => [
  { title: title ?? "Back office" },
  { name: "robots", content: "noindex, nofollow" },
];
