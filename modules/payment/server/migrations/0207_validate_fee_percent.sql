alter table payment.channel validate constraint channel_fee_basis_points;
