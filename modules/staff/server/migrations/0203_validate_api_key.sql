-- After the lock that added the checks is released.
alter table staff.account validate constraint account_roles_check;
alter table staff.account validate constraint account_of_key_has_no_password;
