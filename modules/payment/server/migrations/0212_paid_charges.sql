-- Paid charges of a gateway by time: what its settlement files should have.
create index paid_charges on payment.attempt (gateway, ended_at) where state = 'paid' and gateway is not null;
create index charges_by_gateway_ref on payment.attempt (gateway_ref) where gateway_ref is not null;
