import type { MouseEvent } from "react";
import { Link, useNavigate } from "react-router";
import { Icon } from "#kit/web/icons/icon.tsx";
import { backToList, positionIn } from "./list-position.ts";
import { useOrderText } from "./order-text.ts";

/** Leads to the list as one left it: the same tab, the same search, the same place. */
export function BackToList({ list }: { list: string }) {
  const t = useOrderText();
  const navigate = useNavigate();
  const go = (event: MouseEvent) => {
    const position = positionIn(list);
    if (!position || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void navigate(`${list}${position.search}`, { state: backToList, preventScrollReset: true });
  };
  return (
    <Link
      to={list}
      onClick={go}
      className="-ml-1 inline-flex min-h-11 items-center gap-1 text-sm font-bold text-ink-soft hover:text-ink print:hidden"
    >
      <Icon name="chevron-left" size="sm" />
      {t("back")}
    </Link>
  );
}
