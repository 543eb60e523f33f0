import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "#kit/web/content/breadcrumb.tsx";
import { useAdminText } from "./admin-text.ts";

type PageHeaderProps = {
  /** The page's name, also the last step of the breadcrumb. */
  title: string;
  /** Pages above this one, from its section down. The back office itself comes first and is not named here. */
  above?: readonly Required<Crumb>[];
  /** Beside the title, such as the state of an order. */
  status?: ReactNode;
  /** At the top right; a form that opens there (`details`) takes the whole width. */
  actions?: ReactNode;
};

/** The head of every page: breadcrumb, title, state and actions. */
export function PageHeader({ title, above = [], status, actions }: PageHeaderProps) {
  const t = useAdminText();
  return (
    <div className="grid gap-1">
      <div data-print="hide">
        <Breadcrumb
          label={t("you_are_here")}
          crumbs={[{ label: t("back_office"), to: "/admin" }, ...above, { label: title }]}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="min-w-0 text-xl font-extrabold tracking-tight break-words tabular-nums">{title}</h1>
        {status}
        {actions ? (
          <div
            className="flex flex-wrap items-center justify-end gap-2 ml-auto has-[details[open]]:w-full"
            data-print="hide"
          >
            {actions}
          </div>
        ) : null}
      </div>
    </div>
  );
}
