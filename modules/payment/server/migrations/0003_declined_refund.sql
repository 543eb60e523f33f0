-- A person has looked at money that came unasked and decided that it stays; the note tells its payer why.
alter table payment.refund drop constraint refund_state_check;
alter table payment.refund add constraint refund_state_check
  check (state in ('requested', 'done', 'manual', 'review', 'declined'));
alter table payment.refund add column note text;
alter table payment.refund add constraint declined_with_a_reason check (state <> 'declined' or note is not null);
