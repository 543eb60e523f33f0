/** Masks a name so that its owner recognises it and others cannot read it: R••• (D-85). */
export function maskedName(name: string | null): string | null {
  if (name === null || name.trim() === "") return null;
  const [first = "", ...rest] = [...name.trim()];
  return `${first}${"•".repeat(Math.min(Math.max(rest.length, 2), 6))}`;
}

/** Both names of a person, masked. */
export const maskedFullName = (firstName: string | null, lastName: string | null): string | null =>
  [maskedName(firstName), maskedName(lastName)].filter((part) => part !== null).join(" ") || null;
