-- Who approved a change that its actor could only propose. Null for changes that needed no approval.
alter table kit.journal_entry add column approved_by_id uuid, add column approved_by text;
