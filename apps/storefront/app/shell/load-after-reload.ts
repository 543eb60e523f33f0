/** One chunk for rarely used code: changing the language and tasks after a reload. */
export const loadAfterReload = () => import("./after-reload.ts");
