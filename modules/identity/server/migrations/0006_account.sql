-- When the holder of a session last proved to be its member, and how: what is dangerous asks for it anew (S11).
alter table identity.session
  add column confirmed_at timestamptz,
  add column confirmed_by text check (confirmed_by in ('password', 'mobileCode', 'emailCode')),
  add check ((confirmed_at is null) = (confirmed_by is null));
