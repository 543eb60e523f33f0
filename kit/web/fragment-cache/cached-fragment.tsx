import { type ReactNode, use } from "react";
import { Texts } from "../i18n/text-context.tsx";
import { FragmentCacheContext } from "./fragment-cache-context.ts";

export type CachedFragmentProps = {
  /** The kind of fragment; part of the cache key. */
  name: string;
  /** All data the children are rendered from: equal data must give equal HTML, in one language on one device. */
  of: unknown;
  /** The element around them. */
  as: "div" | "li" | "nav" | "section" | "ul";
  className?: string;
  "aria-label"?: string;
  id?: string;
  children: ReactNode;
};

/**
 * A fragment of a page whose HTML the server caches by its data; the browser renders it as usual. Nothing inside may
 * depend on the visitor, the address or the time unless it is in `of`, nor use `useId`, whose value depends on the position;
 * a fragment that does is rendered each time. Pictures inside load lazily: preload hints in the head are not repeated.
 */
export function CachedFragment({ as: Tag, name, of, children, ...attributes }: CachedFragmentProps) {
  const cache = use(FragmentCacheContext);
  const texts = use(Texts);
  if (!cache) {
    return (
      <Tag {...attributes}>
        {/* Placeholders of the server's markers: React's generated ids count siblings. */}
        {null}
        {children}
        {null}
      </Tag>
    );
  }
  const place = cache.place(`${name} ${JSON.stringify(of)}`, texts);
  if (place.html !== null) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own marker, replaced by HTML that React has rendered
    return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: place.html }} />;
  }
  return (
    <Tag {...attributes}>
      {place.open}
      <Texts value={{ locale: texts.locale, source: place.source }}>{children}</Texts>
      {place.close}
    </Tag>
  );
}
