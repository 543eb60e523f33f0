import type { BoughtTogether } from "#modules/search/server/index.ts";

/** Products often bought together: every product of a group with every other of it. */
const baskets: readonly { readonly codes: string; readonly times: number }[] = [
  { codes: "LKH1001 SRT1011 SRT1009 SRT1023 SLS1003", times: 41 },
  { codes: "LKH1008 SRT1013 SRT1026 KWR1023", times: 17 },
  { codes: "LKH1009 RAL1001 RAL1003 RAL1004", times: 33 },
  { codes: "RAL1002 RAL1003 RAL1005", times: 14 },
  { codes: "LKH1011 LAP1004 SRT1024 LAP1015", times: 28 },
  { codes: "LKH1013 LAP1006 SRT1012", times: 25 },
  { codes: "LAP1001 LAP1013 LAP1011 SRT1001", times: 36 },
  { codes: "LAP1002 LAP1012 LAP1014", times: 12 },
  { codes: "LAP1010 SRP1005 SRT1025", times: 11 },
  { codes: "RAL1006 RAL1008 SRT1022", times: 16 },
  { codes: "RAL1009 RAL1011 RAL1010", times: 13 },
  { codes: "TGP1005 TGP1006 TGP1007 TGP1009", times: 39 },
  { codes: "TGP1001 TGP1003 TGP1014 TGP1010", times: 22 },
  { codes: "TGP1011 TGP1010 SRT1014", times: 9 },
  { codes: "SRP1001 SRP1002 SRP1003 SRP1007", times: 30 },
  { codes: "SRP1008 SRP1010 SRP1011", times: 21 },
  { codes: "KWR1016 KWR1018 KWR1022 KWR1019 KWR1017", times: 34 },
  { codes: "KWR1003 KWR1023 SLS1001", times: 19 },
  { codes: "KWR1001 KWR1013 SLS1010 SLS1014", times: 31 },
  { codes: "KWR1005 SLS1008 SLS1015", times: 15 },
  { codes: "SRT1016 SRT1020 SRT1013", times: 18 },
  { codes: "SRT1019 KWR1026 SRP1007", times: 14 },
  { codes: "KLK1001 KLK1006 KLK1005 KLK1004", times: 44 },
  { codes: "KLK1008 KLK1009 KLK1010", times: 20 },
  { codes: "KLK2007 BTR1015 KLK2008", times: 27 },
  { codes: "KLK2006 KLK2011 KLK2012", times: 18 },
  { codes: "KLK2015 KLK1007 KLK2016", times: 16 },
  { codes: "BTR1001 BTR1002 BTR1007", times: 15 },
  { codes: "BTR1019 BTR1020 BTR1021", times: 23 },
  { codes: "ORB1001 ORB1004 ORB2004 ORB1005", times: 26 },
  { codes: "ORB2001 ORB2002 ORB2003", times: 12 },
  { codes: "SAT1001 SAT1002 SAT1003 SAT1004", times: 24 },
  { codes: "SAT1021 SAT1020 SAT1025", times: 22 },
  { codes: "SAT1026 SAT1029 SAT1031", times: 17 },
  { codes: "SLS1012 SLS1013 SLS1014", times: 19 },
  { codes: "SLS1005 SLS1009 SLS1018", times: 13 },
];

export const boughtTogether: readonly BoughtTogether[] = baskets.flatMap(({ codes, times }) => {
  const list = codes.split(" ");
  return list.flatMap((one, at) => list.slice(at + 1).map((other): BoughtTogether => ({ codes: [one, other], times })));
});
