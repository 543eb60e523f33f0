import type { ReactNode } from "react";
import { Form } from "react-router";
import { SkipLink } from "#kit/web/actions/skip-link.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { useAdminText } from "./admin-text.ts";
import { CommandPalette } from "./command-palette/command-palette.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { SectionLinks } from "./section-links.tsx";
import type { AdminStaffMember } from "./signed-in.ts";

type AdminFrameProps = {
  person: AdminStaffMember;
  /** What runs in the background for this person. */
  indicator?: ReactNode;
  /** Proposals that wait for this person's decision. */
  waiting?: number;
  children: ReactNode;
};

/** Surrounds every page of the back office: navigation, account and language. A left column from 1024 px, else a bar. */
export function AdminFrame({ person, indicator, waiting = 0, children }: AdminFrameProps) {
  const t = useAdminText();
  return (
    <div className="min-h-dvh bg-paper lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] print:block">
      <SkipLink label={t("skip")} />
      <header
        className="sticky top-0 z-10 border-b-4 border-court bg-surface lg:h-dvh lg:overflow-y-auto lg:border-r lg:border-b-0 lg:border-line"
        data-print="hide"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-5 px-4 lg:min-h-full lg:flex-col lg:flex-nowrap lg:items-stretch lg:justify-start lg:gap-3 lg:border-t-4 lg:border-court lg:px-3 lg:py-2">
          <p className="flex min-h-12 items-center gap-2 font-extrabold tracking-tight lg:px-3">
            <span aria-hidden="true" className="size-3 rounded-xs bg-court" />
            {t("back_office")}
          </p>
          <CommandPalette person={person} />
          <SectionLinks permissions={person.permissions} counts={{ "/admin/approvals": waiting }} />
          <div className="flex items-center gap-1 text-sm lg:mt-auto lg:grid lg:gap-0.5 lg:border-t lg:border-line lg:pt-2">
            {indicator}
            <Account person={person} className="hidden max-w-44 md:block lg:max-w-full lg:px-3" />
            <LanguageLinks className="max-sm:hidden lg:px-1" />
            <Form method="post" action="/admin/log-out" reloadDocument>
              <button
                type="submit"
                className="flex min-h-11 w-full items-center gap-2 rounded-md px-3 font-bold text-ink-soft hover:bg-sunken hover:text-ink lg:min-h-9 lg:pointer-coarse:min-h-11"
              >
                <Icon name="log-out" size="sm" />
                {t("log_out")}
              </button>
            </Form>
          </div>
        </div>
      </header>
      <div className="min-w-0">
        <main id="main" tabIndex={-1} className="max-w-page px-4 py-4 outline-none lg:px-6 print:p-0">
          {children}
        </main>
        {/* The bar of a phone has no room for these. */}
        <footer className="flex items-center justify-between gap-3 px-4 pb-4 text-sm sm:hidden" data-print="hide">
          <Account person={person} className="min-w-0" />
          <LanguageLinks />
        </footer>
      </div>
    </div>
  );
}

function Account({ person, className }: { person: AdminStaffMember; className: string }) {
  return (
    <span className={`truncate font-semibold ${className}`} title={person.email}>
      {person.name}
    </span>
  );
}
