/** The pages that wordings link to, with their paths. Each published version of them stays stored. */
export const legalPages = { privacy: "/page/privacy-policy", terms: "/page/terms-conditions" } as const;

export type LegalPage = keyof typeof legalPages;

export const legalPageNames = Object.keys(legalPages) as readonly LegalPage[];

/** The placeholders of wordings and the pages behind them. */
const placeholders: Readonly<Record<string, LegalPage>> = { privacy: "privacy", terms: "terms", link: "privacy" };

/** The pages a wording names, each once. */
export function legalPagesIn(wording: string): LegalPage[] {
  const named = [...wording.matchAll(/\{(\w+)\}/g)].flatMap(([, name = ""]) => placeholders[name] ?? []);
  return legalPageNames.filter((page) => named.includes(page));
}
