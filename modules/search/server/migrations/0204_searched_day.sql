-- All searches of a day, for the course of a year.
create table search.searched_day (
  day date primary key,
  searches bigint not null check (searches >= 0),
  without_results bigint not null check (without_results between 0 and searches)
);
insert into search.searched_day (day, searches, without_results)
select day, sum(searches), sum(without_results) from search.term_day group by day;

-- The report of texts that find nothing reads these rows alone.
create index term_without_results on search.term_day (day) include (term, without_results) where without_results > 0;
