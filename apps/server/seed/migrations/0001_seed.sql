create schema demo;

-- Which edition of the demo shop this database was filled with; a start that finds its own edition fills nothing again.
create table demo.seed (
  singleton boolean primary key default true check (singleton),
  edition text not null
);
