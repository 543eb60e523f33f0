type LegalVersion = {
  readonly page: string;
  readonly device: string;
  readonly version: number;
  readonly language: string;
};

/** The address of a version of a legal page in a language. */
export const legalVersionPath = ({ page, device, version, language }: LegalVersion): string =>
  `/admin/legal/${page}/${device}/${version}?${new URLSearchParams({ language })}`;
