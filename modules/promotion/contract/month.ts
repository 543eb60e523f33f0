/** Whether a text names a month from 2000 to 2099, such as "2026-11". */
export const isMonth = (text: string): boolean => /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(text);
