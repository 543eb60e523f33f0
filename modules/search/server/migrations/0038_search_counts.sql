-- How often shoppers searched for a text on a day, and how often nothing was found. Sums alone: no person, no session.
create table search.term_day (
  day date not null,
  term text not null check (char_length(term) between 1 and 60),
  searches integer not null check (searches >= 0),
  without_results integer not null check (without_results between 0 and searches),
  primary key (day, term)
);

-- How often a product was opened from the results of a text on a day.
create table search.opened_day (
  product_code text not null,
  day date not null,
  term text not null check (char_length(term) between 1 and 60),
  opens integer not null check (opens > 0),
  primary key (product_code, day, term)
);
create index opened_by_day on search.opened_day (day);
