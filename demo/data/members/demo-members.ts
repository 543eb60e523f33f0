/** An account of the demo shop, for trying things out. Names, numbers and addresses are invented. */
export type DemoMember = {
  readonly userCode: string;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: "MALE" | "FEMALE" | null;
  readonly birthDate: string | null;
  readonly password: string | null;
  readonly social?: { readonly channel: "google" | "facebook"; readonly subject: string };
  /** The club account this one is linked to. */
  readonly clubMemberId?: string;
  /** The account's purpose, as the README describes it. */
  readonly purpose: string;
};

const password = "Main-bola7";

export const demoMembers: readonly DemoMember[] = [
  {
    userCode: "U10000001",
    email: "andi@demo.example",
    mobile: "+6281210000001",
    firstName: "Andi",
    lastName: "Pratama",
    gender: "MALE",
    birthDate: "1991-03-11",
    password,
    purpose: "a member without the club",
  },
  {
    userCode: "U10000002",
    email: "rani@demo.example",
    mobile: "+6281210000002",
    firstName: "Rani",
    lastName: "Wijaya",
    gender: "FEMALE",
    birthDate: "1992-04-21",
    password,
    clubMemberId: "MC10000001",
    purpose: "linked to the club, with a PIN",
  },
  {
    userCode: "U10000003",
    email: "dewi@demo.example",
    mobile: "+6281210000006",
    firstName: "Dewi",
    lastName: "Anggraini",
    gender: "FEMALE",
    birthDate: "1990-07-17",
    password,
    clubMemberId: "MC10000005",
    purpose: "linked to the club, PIN locked",
  },
  {
    userCode: "U10000004",
    email: "gita@demo.example",
    mobile: null,
    firstName: "Gita",
    lastName: "Maharani",
    gender: null,
    birthDate: null,
    password: null,
    social: { channel: "google", subject: "demo-google-gita" },
    purpose: "comes in with Google, has no password",
  },
  {
    userCode: "U10000005",
    email: "fajar@demo.example",
    mobile: "+6281210000007",
    firstName: "Fajar",
    lastName: "Nugroho",
    gender: "MALE",
    birthDate: "1985-10-28",
    password,
    social: { channel: "facebook", subject: "demo-facebook-fajar" },
    purpose: "comes in with Facebook or a password",
  },
];
