import type { Locale } from "#kit/core/locale.ts";
import { type Html, html } from "#kit/http/html.ts";
import type { ClubRules } from "../club-deps.ts";
import type { ClubInfo } from "../store/info.ts";
import { consentTexts, termsTexts } from "./texts/consent-texts.ts";
import { pageTexts } from "./texts/page-texts.ts";
import { filled } from "./texts/text.ts";

const consentSections = (locale: Locale): Html[] =>
  consentTexts.sections.map(({ heading, body }) => html`<h2>${heading[locale]}</h2><p>${body[locale]}</p>`);

/** The data terms. The accept button is shown only when another window waits for the answer. */
export function consentPage(locale: Locale, { name, consentVersion }: ClubInfo): Html {
  return html`<p class="step">${filled(consentTexts.version[locale], { version: consentVersion })}</p>
<h1>${consentTexts.title[locale]}</h1>
<p class="lead">${filled(consentTexts.lead[locale], { club: name })}</p>
${consentSections(locale)}
<noscript><p class="alert">${consentTexts.needsScript[locale]}</p></noscript>
<div class="accept" hidden>
<button type="button" class="act" data-accept="${consentVersion}">${consentTexts.accept[locale]}</button>
<p class="done" role="status"><span hidden data-accepted>${consentTexts.accepted[locale]}</span></p>
</div>`;
}

export function termsPage(locale: Locale, info: ClubInfo, { pointMonths, tiers }: ClubRules): Html {
  const points = filled(termsTexts.pointsBody[locale], { months: pointMonths, bonus: info.linkBonusPoints });
  return html`<h1>${termsTexts.title[locale]}</h1>
<h2>${termsTexts.points[locale]}</h2><p>${points}</p>
<h2>${termsTexts.tiers[locale]}</h2><p>${filled(termsTexts.tiersBody[locale], tiers)}</p>
<h2>${consentTexts.title[locale]}</h2>
<p class="step">${filled(consentTexts.version[locale], { version: info.consentVersion })}</p>
<p>${filled(consentTexts.lead[locale], { club: info.name })}</p>
${consentSections(locale)}`;
}

export function homePage(locale: Locale, { name: club }: ClubInfo): Html {
  const texts = pageTexts.home;
  return html`<div class="pass" aria-hidden="true"><b>${club}</b><span class="tiers"><i></i><i></i><i></i></span></div>
<h1>${texts.title[locale]}</h1>
<p class="lead">${texts.lead[locale]}</p>
<ul class="links">
<li><a href="/club/set-pin?lang=${locale}">${texts.pin[locale]}</a></li>
<li><a href="/club/create-new-password?lang=${locale}">${texts.password[locale]}</a></li>
<li><a href="/club/terms?lang=${locale}">${texts.terms[locale]}</a></li>
</ul>`;
}
