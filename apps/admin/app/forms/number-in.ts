/** The typed number; other text fails the form's check. */
export const numberIn = (text: string | undefined): number => (text?.trim() ? Number(text.trim()) : Number.NaN);
