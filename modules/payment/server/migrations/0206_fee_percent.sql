-- Hundredths of a per cent of the order's amount, added to the fixed fee.
alter table payment.channel add column fee_basis_points integer not null default 0;
alter table payment.channel
  add constraint channel_fee_basis_points check (fee_basis_points between 0 and 1000) not valid;
