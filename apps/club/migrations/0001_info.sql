create schema club;

create table club.info (
  singleton boolean primary key default true check (singleton),
  name text not null,
  link_bonus_points integer not null check (link_bonus_points >= 0),
  consent_version text not null
);

insert into club.info (name, link_bonus_points, consent_version) values ('MAPCLUB', 100, '2026-01');
