export type Violation = { readonly path: string; readonly line: number; readonly message: string };
