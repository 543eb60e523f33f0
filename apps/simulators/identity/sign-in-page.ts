import { type Html, html } from "#kit/http/html.ts";
import { type SocialChannel, socialNames } from "#modules/identity/contract/social-channel.ts";
import { layout } from "../pages/layout.ts";
import { demoPeople, type OfferedPerson } from "./demo-person.ts";
import { identityFaults } from "./identity-fault.ts";

export type SignInPage = {
  readonly channel: SocialChannel;
  /** Where the choice is posted. */
  readonly action: string;
  /** Hidden fields of the form. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** The typed person made no sense. */
  readonly problem?: string | null;
};

/** Sign-in page of the simulated Google or Facebook: choose a person, cancel, or inject a fault. */
export function signInPage({ channel, action, hidden = {}, problem = null }: SignInPage): Html {
  const name = socialNames[channel];
  const hiddenInputs = Object.entries(hidden).map(
    ([key, value]) => html`<input type="hidden" name="${key}" value="${value}">`,
  );
  return layout(
    `Sign in with ${name} (demo)`,
    html`<main class="sign-in">
<h1>Sign in with ${name}</h1>
<p class="lead">This page stands in for ${name} outside production. Nothing leaves your machine.</p>
${problem && html`<p class="problem" role="alert">${problem}</p>`}
<form method="post" action="${action}">
${hiddenInputs}
<ul class="people">
${demoPeople[channel].map(personButton)}
</ul>
${faultChoice(channel)}
</form>
<details class="typed"${problem && html` open`}>
<summary>Somebody else</summary>
<form method="post" action="${action}">
${hiddenInputs}
<label>First name <input name="firstName" required maxlength="60" autocomplete="off"></label>
<label>Last name <input name="lastName" maxlength="60" autocomplete="off"></label>
<label>E-mail <input name="email" type="email" maxlength="254" autocomplete="off"></label>
${channel === "google" && html`<label class="check"><input type="checkbox" name="emailVerified" checked> ${name} has checked the e-mail</label>`}
${faultChoice(channel)}
<button name="who" value="typed">Continue</button>
</form>
</details>
<form method="post" action="${action}">
${hiddenInputs}
<button class="quiet" name="who" value="nobody">Cancel</button>
</form>
</main>`,
  );
}

const personButton = ({ subject, firstName, lastName, email, emailVerified, about }: OfferedPerson) =>
  html`<li><button class="person" name="who" value="${subject}">
<b>${firstName} ${lastName}</b>
<span>${email ?? "no e-mail"}${email !== null && !emailVerified && " (not checked)"}</span>
<span>${about}</span>
</button></li>`;

const faultChoice = (channel: SocialChannel) => html`<label>What goes wrong <select name="fault">
<option value="">nothing</option>
${Object.entries(identityFaults[channel]).map(([fault, about]) => html`<option value="${fault}">${about}</option>`)}
</select></label>`;
