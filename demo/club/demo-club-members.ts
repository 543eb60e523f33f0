/** A club account of the demo shop. Names, numbers and addresses are invented. */
export type DemoClubMember = {
  readonly id: string;
  readonly mobile: string;
  readonly email: string | null;
  readonly status: "ACTIVE" | "INACTIVE" | "GUEST";
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly gender: "MALE" | "FEMALE" | null;
  readonly birthDate: string | null;
  readonly city: string | null;
  readonly tier: "BLUE" | "SILVER" | "GOLD";
  readonly password: string | null;
  readonly referralCode: string | null;
  readonly pin: string | null;
  /** The PIN was entered wrongly three times: it is locked until this instant. */
  readonly pinLockedUntil?: string;
};

const password = "Klub-kita7";
const pin = "246810";

/** One member of each kind the shop distinguishes. */
export const demoClubMembers: readonly DemoClubMember[] = [
  {
    id: "MC10000001",
    mobile: "+6281210000002",
    email: "rani@demo.example",
    status: "ACTIVE",
    firstName: "Rani",
    lastName: "Wijaya",
    gender: "FEMALE",
    birthDate: "1992-04-21",
    city: "Jakarta",
    tier: "GOLD",
    password,
    referralCode: "RANI92",
    pin,
  },
  {
    // Not linked to a shop account: for trying out linking and signing in with the club.
    id: "MC10000002",
    mobile: "+6281210000003",
    email: "bayu@demo.example",
    status: "ACTIVE",
    firstName: "Bayu",
    lastName: "Saputra",
    gender: "MALE",
    birthDate: "1988-09-02",
    city: "Bandung",
    tier: "SILVER",
    password,
    referralCode: "BAYU88",
    pin: null,
  },
  {
    // Filled in a form in a store and never activated: its fields arrive locked in the sign-up form.
    id: "MC10000003",
    mobile: "+6281210000004",
    email: "sari@demo.example",
    status: "INACTIVE",
    firstName: "Sari",
    lastName: "Lestari",
    gender: "FEMALE",
    birthDate: "1995-12-30",
    city: "Surabaya",
    tier: "BLUE",
    password: null,
    referralCode: null,
    pin: null,
  },
  {
    // A guest account: a number that collected points, without name and password.
    id: "MC10000004",
    mobile: "+6281210000005",
    email: null,
    status: "GUEST",
    firstName: null,
    lastName: null,
    gender: null,
    birthDate: null,
    city: null,
    tier: "BLUE",
    password: null,
    referralCode: null,
    pin: null,
  },
  {
    id: "MC10000005",
    mobile: "+6281210000006",
    email: "dewi@demo.example",
    status: "ACTIVE",
    firstName: "Dewi",
    lastName: "Anggraini",
    gender: "FEMALE",
    birthDate: "1990-07-17",
    city: "Denpasar",
    tier: "BLUE",
    password,
    referralCode: "DEWI90",
    pin,
    pinLockedUntil: "2036-01-01T00:00:00Z",
  },
];
