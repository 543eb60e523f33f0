-- The segment of customers a coupon is limited to; null: it is not. Segments are in a module above this one: a save of a coupon
-- and the deletion of a segment exclude each other by an advisory lock, and a segment that is gone has no members.
alter table promotion.coupon add column segment_code text;
