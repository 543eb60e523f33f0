import { sql } from "kysely";
import * as v from "valibot";
import type { Executor } from "#kit/postgres/connect.ts";
import { type SocialChannel, socialChannels } from "#modules/identity/contract/social-channel.ts";
import { type DemoPerson, demoPeople } from "./demo-person.ts";

/** The person behind an account, be they of the demo or typed in. */
export async function personOf(executor: Executor, subject: string): Promise<DemoPerson | null> {
  const offered = socialChannels.flatMap((channel) => demoPeople[channel]).find((person) => person.subject === subject);
  if (offered) return offered;
  const { rows } = await sql<{ person: DemoPerson }>`
    select person from simulator.person where subject = ${subject}`.execute(executor);
  return rows[0]?.person ?? null;
}

const blankAsNull = v.pipe(
  v.optional(v.string(), ""),
  v.transform((text) => text.trim() || null),
);

/** Form fields for a person who is not on the list. */
const typedPerson = v.object({
  firstName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  lastName: v.pipe(v.optional(v.string(), ""), v.trim(), v.maxLength(60)),
  email: v.pipe(blankAsNull, v.nullable(v.pipe(v.string(), v.maxLength(254)))),
  emailVerified: v.optional(v.string()),
});

/** The same e-mail address is the same person. Null for an invalid form. */
export async function keepTypedPerson(
  executor: Executor,
  channel: SocialChannel,
  form: unknown,
): Promise<DemoPerson | null> {
  const read = v.safeParse(typedPerson, form);
  if (!read.success) return null;
  const { firstName, lastName, email, emailVerified } = read.output;
  const name = (email ?? `${firstName} ${lastName}`).toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  const person: DemoPerson = {
    subject: `typed-${channel}-${name}`,
    firstName,
    lastName,
    email,
    // Facebook does not report whether an e-mail address is verified.
    emailVerified: channel === "google" && emailVerified !== undefined,
    gender: null,
    birthday: null,
  };
  await sql`
    insert into simulator.person (subject, person) values (${person.subject}, ${JSON.stringify(person)}::jsonb)
    on conflict (subject) do update set person = excluded.person`.execute(executor);
  return person;
}
