-- Why less goes back than was paid for the pieces: kind, code and name of what is no longer earned, and the amount.
alter table returns.return_order add deductions jsonb not null default '[]' check (jsonb_typeof(deductions) = 'array');
