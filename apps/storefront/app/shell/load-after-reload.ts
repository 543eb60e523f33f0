/** One file for what few visits need: changing the language, and what a page owes to the one before a reload. */
export const loadAfterReload = () => import("./after-reload.ts");
