import { useEffect, useRef } from "react";
import { Link, useFetcher } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { IconButton } from "#kit/web/actions/icon-button.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { longestViewName } from "../../contract/view-forms.ts";
import type { AdminAnswer } from "../action-answer.ts";
import { ActionResult } from "../action-result.tsx";
import { useAdminText } from "../admin-text.ts";
import type { AdminViewsResult } from "./views.graphql.gen.ts";

export type ListView = AdminViewsResult["adminViews"][number];

const viewsPath = "/admin/views";

type ViewsMenuProps = { list: string; path: string; query: string; views: readonly ListView[] };

/** The views of a list: open one, keep what is shown as one, delete one. */
export function ViewsMenu({ list, path, query, views }: ViewsMenuProps) {
  const t = useAdminText();
  const saving = useFetcher<AdminAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const done = saving.data?.done ?? null;
  // An empty field for the next name, but nothing typed is lost where saving was refused.
  useEffect(() => {
    if (done !== null) form.current?.reset();
  }, [done]);
  return (
    <div className="grid w-72 gap-3 p-3 text-sm">
      {views.length === 0 ? <p className="text-ink-soft">{t("views_none")}</p> : null}
      <ul className="grid max-h-72 overflow-y-auto">
        {views.map((view) => (
          <ViewLine key={view.id} view={view} path={path} isOpen={view.query === query} />
        ))}
      </ul>
      <saving.Form
        ref={form}
        method="post"
        action={viewsPath}
        className="grid gap-2 border-t border-line pt-3"
        data-keep-open
      >
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="list" value={list} />
        <input type="hidden" name="query" value={query} />
        <label className="grid gap-1 text-xs font-bold text-ink-soft">
          {t("view_name")}
          <input
            name="name"
            required
            maxLength={longestViewName}
            autoComplete="off"
            className={`${boxClass} min-h-9 px-3 text-base font-normal text-ink md:text-sm pointer-coarse:min-h-11`}
          />
        </label>
        <label className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
          <input type="checkbox" name="isShared" className="size-4 accent-court" />
          {t("view_share")}
        </label>
        <Button type="submit" variant="court" size="sm" loading={saving.state !== "idle"}>
          {t("view_save")}
        </Button>
        {saving.data?.problems.name ? <p className="text-danger">{saving.data.problems.name}</p> : null}
        <ActionResult answer={saving.state === "idle" ? (saving.data ?? null) : null} />
      </saving.Form>
    </div>
  );
}

function ViewLine({ view, path, isOpen }: { view: ListView; path: string; isOpen: boolean }) {
  const t = useAdminText();
  const deleting = useFetcher();
  return (
    <li className="flex items-center gap-1">
      <Link
        to={view.query === "" ? path : `${path}?${view.query}`}
        aria-current={isOpen ? "page" : undefined}
        className="grid min-h-11 min-w-0 grow content-center rounded-md px-2 no-underline hover:bg-sunken aria-[current=page]:bg-court-soft lg:min-h-9"
      >
        <span className="truncate font-bold">{view.name}</span>
        {view.isShared ? (
          <span className="truncate text-xs text-ink-soft">
            {view.isMine ? t("view_shared") : t("view_of", { name: view.ownerName })}
          </span>
        ) : null}
      </Link>
      {view.isMine ? (
        <deleting.Form method="post" action={viewsPath}>
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="id" value={view.id} />
          <IconButton type="submit" icon="trash-2" size="sm" label={t("view_delete", { name: view.name })} />
        </deleting.Form>
      ) : null}
    </li>
  );
}
