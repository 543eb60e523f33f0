import { notOpenYet } from "../not-open-yet.ts";

export const clubAccount = notOpenYet;
