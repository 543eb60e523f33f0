-- By which way a code went: another way may be tried sooner than the same one again.
alter table club.code add column channel text not null default 'WHATSAPP' check (channel in ('WHATSAPP', 'SMS'));
