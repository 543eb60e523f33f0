export const pagesPath = "/admin/pages";

/** The address of a page's editor. */
export const editorPath = (path: string): string => `${pagesPath}/${encodeURIComponent(path)}`;

export const versionsPath = (path: string): string => `${editorPath(path)}/versions`;
