/** A province, a city or regency, or a district, as the published list has it. */
export type ListedArea = {
  /** 31, 31.74, 31.74.07: the code of what is around it and two digits more. */
  readonly code: string;
  readonly name: string;
};

/** The published list of the country's areas. */
export type AreaList = {
  /** Changes when the list does. */
  readonly edition: string;
  read(): Promise<readonly ListedArea[]>;
};
