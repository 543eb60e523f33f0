import { type ReactNode, useId } from "react";
import { Icon, type IconName } from "../icons/icon.tsx";
import { Card } from "./card.tsx";

export type TitledCardProps = {
  title: string;
  icon?: IconName;
  /** One or two sentences below the title. */
  text?: string;
  /** The fragment identifier of the card. */
  id?: string;
  /** False inside an element that is a named landmark already. */
  landmark?: boolean;
  /** Actions at the end. */
  footer?: ReactNode;
  children?: ReactNode;
};

/** A section of a settings page: a card with a heading that names it, also for screen readers. */
export function TitledCard({ title, icon, text, id, landmark = true, footer, children }: TitledCardProps) {
  const heading = useId();
  const Part = landmark ? "section" : "div";
  return (
    <Card>
      <Part id={id} aria-labelledby={landmark ? heading : undefined} className="scroll-mt-6">
        <h2 id={heading} className="flex items-center gap-2.5 text-lg font-extrabold">
          {icon ? <Icon name={icon} className="text-ink-soft" /> : null}
          {title}
        </h2>
        {text ? <p className="mt-1 text-sm text-ink-soft">{text}</p> : null}
        {children ? <div className="mt-4">{children}</div> : null}
        {footer ? <div className="mt-5 flex flex-wrap gap-3">{footer}</div> : null}
      </Part>
    </Card>
  );
}
