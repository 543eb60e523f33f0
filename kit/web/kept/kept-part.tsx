import { type ReactNode, use } from "react";
import { Texts } from "../i18n/text-context.tsx";
import { PartKeeperContext } from "./part-keeper.ts";

export type KeptPartProps = {
  /** Tells parts of one kind from those of another. */
  name: string;
  /** Everything the children are made of, as data: the same data must give the same HTML, in one language on one device. */
  of: unknown;
  /** The element around them. */
  as: "div" | "li" | "nav" | "section" | "ul";
  className?: string;
  "aria-label"?: string;
  id?: string;
  children: ReactNode;
};

/**
 * A part of a page that the server draws once for each data it is given, and the browser as usual. Nothing inside may
 * look at the visitor, at the address or at the time unless `of` says so, nor use `useId`, whose answer depends on the
 * place; a part that does is drawn each time. Pictures inside are loaded lazily: hints in the document's head are not repeated.
 */
export function KeptPart({ as: Tag, name, of, children, ...attributes }: KeptPartProps) {
  const keeper = use(PartKeeperContext);
  const texts = use(Texts);
  if (!keeper) {
    return (
      <Tag {...attributes}>
        {/* Where the server has its signs: ids that React makes count what stands side by side. */}
        {null}
        {children}
        {null}
      </Tag>
    );
  }
  const place = keeper.place(`${name} ${JSON.stringify(of)}`, texts);
  if (place.kept !== null) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a sign of ours, exchanged for HTML that React has written
    return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: place.kept }} />;
  }
  return (
    <Tag {...attributes}>
      {place.open}
      <Texts value={{ locale: texts.locale, source: place.source }}>{children}</Texts>
      {place.close}
    </Tag>
  );
}
