/** A province, a city or regency, or a district of the official list. */
export type ListedArea = {
  /** 31, 31.74, 31.74.07: the parent's code and two more digits. */
  readonly code: string;
  readonly name: string;
};

/** The official list of the country's areas. */
export type AreaList = {
  /** Changes with every change of the list. */
  readonly version: string;
  read(): Promise<readonly ListedArea[]>;
};
