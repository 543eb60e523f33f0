import { Form, Link } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { buttonClass } from "#kit/web/actions/button-class.ts";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { type AdminAnswer, answerTo } from "#modules/admin/web/action-answer.ts";
import { ActionResult } from "#modules/admin/web/action-result.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { ExportLink } from "#modules/admin/web/record-list/export-link.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { useRoleName } from "../roles/use-role-name.ts";
import { RightsFields } from "./rights-fields.tsx";
import { personTone, type RoleChoice, type StaffMemberModel, type StoreChoice } from "./staff-member-model.ts";
import { useStaffAccountsText } from "./staff-text.ts";

export type StaffPageProps = {
  staff: readonly StaffMemberModel[];
  stores: readonly StoreChoice[];
  roles: readonly RoleChoice[];
  answer: AdminAnswer | null;
  year: number;
};

/** All accounts of staff, and the form to invite one. */
export function StaffPage({ staff, stores, roles, answer, year }: StaffPageProps) {
  const t = useStaffAccountsText();
  return (
    <div className="grid gap-4">
      <PageHeader
        title={t("title")}
        actions={
          <>
            <ExportLink />
            <LinkButton to="/admin/staff/roles" variant="secondary" size="sm">
              {t("roles")}
            </LinkButton>
            <Invite key={answer?.done ?? ""} stores={stores} roles={roles} answer={answer} />
          </>
        }
      />
      <p className="max-w-prose text-sm text-ink-soft">{t("lead")}</p>
      <ActionResult answer={answer} />
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface text-sm">
        {staff.map((person) => (
          <PersonRow key={person.id} person={person} stores={stores} roles={roles} year={year} />
        ))}
      </ul>
    </div>
  );
}

type PersonRowProps = {
  person: StaffMemberModel;
  stores: readonly StoreChoice[];
  roles: readonly RoleChoice[];
  year: number;
};

function PersonRow({ person, stores, roles, year }: PersonRowProps) {
  const t = useStaffAccountsText();
  const roleName = useRoleName();
  const nameOf = (role: string) => roleName(role, roles.find(({ code }) => code === role)?.name);
  return (
    <li className="relative grid gap-x-5 gap-y-1 px-4 py-3 hover:bg-sunken focus-within:bg-sunken md:grid-cols-[1.2fr_1.4fr_1fr_auto] md:items-center">
      <span className="min-w-0">
        <Link
          to={`/admin/staff/${person.id}`}
          data-row
          className="flex min-h-11 items-center gap-2 font-bold no-underline after:absolute after:inset-0 hover:underline md:min-h-6"
        >
          {person.name}
          {person.isSelf ? <span className="font-normal text-ink-soft">({t("self")})</span> : null}
        </Link>
        <span className="block truncate text-ink-soft">{person.email}</span>
      </span>
      <span className="min-w-0">
        {person.roles.map(nameOf).join(", ")}
        <span className="block truncate text-ink-soft">
          {person.storeCode === null
            ? t("store_any")
            : (stores.find(({ code }) => code === person.storeCode)?.name ?? person.storeCode)}
        </span>
      </span>
      <span className="text-ink-soft">
        <Standing person={person} year={year} />
      </span>
      <span>
        <Badge tone={personTone(person.state)}>{t(`state_${person.state as "ready"}`)}</Badge>
      </span>
    </li>
  );
}

/** Whether an invitation was accepted, and when the account was last used. */
export function Standing({ person, year }: { person: StaffMemberModel; year: number }) {
  const t = useStaffAccountsText();
  if (person.state === "invited") {
    return person.invitedUntil ? t("invited_until", { time: shortTime(person.invitedUntil, year) }) : t("invited_late");
  }
  return person.lastSeen ? t("seen", { time: shortTime(person.lastSeen, year) }) : t("never");
}

type InviteProps = { stores: readonly StoreChoice[]; roles: readonly RoleChoice[]; answer: AdminAnswer | null };

function Invite({ stores, roles, answer }: InviteProps) {
  const t = useStaffAccountsText();
  const sending = useSending("invite");
  const { problems, typed } = answerTo(answer, "invite");
  return (
    <details open={Object.keys(problems).length > 0} className="open:w-full">
      <summary
        className={buttonClass({
          variant: "court",
          size: "sm",
          className: "ml-auto flex! w-fit cursor-pointer list-none",
        })}
      >
        <Icon name="plus" size="sm" />
        {t("invite")}
      </summary>
      <Form method="post" noValidate className="mt-2 grid gap-4 rounded-lg border border-line bg-surface p-4">
        <input type="hidden" name="intent" value="invite" />
        <p className="max-w-prose text-sm text-ink-soft">{t("invite_text")}</p>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="name"
            label={t("name")}
            autoComplete="off"
            maxLength={80}
            defaultValue={typed.name}
            error={problems.name ?? null}
          />
          <TextField
            name="email"
            label={t("email")}
            kind="email"
            autoComplete="off"
            maxLength={254}
            defaultValue={typed.email}
            error={problems.email ?? null}
          />
        </div>
        <RightsFields
          id="invite"
          roles={typed.roles?.split(",") ?? []}
          storeCode={typed.storeCode ?? null}
          stores={stores}
          choices={roles}
          problems={problems}
        />
        <div>
          <Button type="submit" variant="court" loading={sending}>
            {t("send_invite")}
          </Button>
        </div>
      </Form>
    </details>
  );
}
