-- A guest's cart that went into a member's: whatever was still on its way into it follows.
alter table cart.cart add column merged_into text;

-- What did not fit when two carts became one, until its owner has been told.
create table cart.clipped_line (
  owner text not null,
  sku_code text not null,
  distribution_type text not null,
  activity_code text not null,
  -- Pieces of the guest's cart, and how many of them found room.
  wanted integer not null,
  kept integer not null,
  noted_at timestamptz not null,
  primary key (owner, sku_code, distribution_type, activity_code)
);
