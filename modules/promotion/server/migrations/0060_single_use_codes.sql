-- A coupon has its own code, which many may type, or many codes of one use each: then its own code cannot be typed.
alter table promotion.coupon
  add column single_use boolean not null default false,
  -- Only for those it was handed to, once for each time.
  add column handed_only boolean not null default false,
  -- So many single-use codes were made, and so many of them cancelled. Counted: a list shows them for every coupon.
  add column codes_made integer not null default 0 check (codes_made >= 0),
  add column codes_cancelled integer not null default 0 check (codes_cancelled between 0 and codes_made),
  add constraint handed_to_members check (members_only or not handed_only),
  add constraint codes_of_single_use check (single_use or codes_made = 0);

create table promotion.single_use_code (
  code text primary key check (code ~ '^[A-Z0-9]{4,20}$'),
  -- Of promotion.coupon: the triggers below keep what a foreign key would, which looks the coupon up for each of 100,000 rows.
  coupon_code text not null,
  made_at timestamptz not null,
  -- Cancelled by staff: nobody uses it any more.
  cancelled_at timestamptz
);
create index codes_of_coupon on promotion.single_use_code (coupon_code, code);

create function promotion.codes_have_coupons() returns trigger language plpgsql as $$
declare
  owner text;
begin
  for owner in select distinct coupon_code from written loop
    perform from promotion.coupon where code = owner and single_use for key share;
    if not found then
      raise exception 'there is no coupon % with single-use codes', owner using errcode = 'foreign_key_violation';
    end if;
  end loop;
  return null;
end
$$;
create trigger codes_have_coupons after insert on promotion.single_use_code
  referencing new table as written for each statement execute function promotion.codes_have_coupons();

create function promotion.coupon_keeps_codes() returns trigger language plpgsql as $$
begin
  if exists (select from promotion.single_use_code where coupon_code = old.code) then
    raise exception 'the coupon % has single-use codes', old.code using errcode = 'foreign_key_violation';
  end if;
  return null;
end
$$;
create trigger coupon_keeps_codes after delete or update of code on promotion.coupon
  for each row execute function promotion.coupon_keeps_codes();

-- Which of the coupon's codes was typed. The index allows one use at a time, whoever writes it; a use that was given back leaves the code free.
alter table promotion.coupon_use add column single_use_code text references promotion.single_use_code;
create unique index one_use_of_a_code on promotion.coupon_use (single_use_code)
  where single_use_code is not null and given_back_at is null;
create index uses_by_coupon on promotion.coupon_use (coupon_code, taken_at desc, reference);

-- The code a member holds: nobody else can use it.
alter table promotion.coupon_grant add column single_use_code text references promotion.single_use_code;
create unique index one_holder_of_a_code on promotion.coupon_grant (single_use_code) where single_use_code is not null;

-- The list of coupons by its last change.
create index coupons_by_change on promotion.coupon (updated_at desc, code);
