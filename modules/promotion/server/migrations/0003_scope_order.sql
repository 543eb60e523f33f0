-- Lists of a promotion's products follow the order in which its editor named them.
alter table promotion.activity_scope add column position smallint not null default 0 check (position >= 0);
alter table promotion.coupon_scope add column position smallint not null default 0 check (position >= 0);
