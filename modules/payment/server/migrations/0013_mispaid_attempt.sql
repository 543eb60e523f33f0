-- 'mispaid': money came that was not the amount; it pays nothing, and another attempt may begin.
alter table payment.attempt drop constraint attempt_state_check;
alter table payment.attempt add constraint attempt_state_check
  check (state in ('opening', 'open', 'paid', 'failed', 'expired', 'cancelled', 'reversed', 'mispaid'));
