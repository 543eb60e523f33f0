-- Cart lines that were ordered, each once: of two checkouts of the same line the second is refused. What stays of a line in the cart
-- gets another id, so that it can be ordered later. Kept for as long as the checkout that ordered it.
create table checkout.ordered_line (
  line_id uuid primary key,
  session_id uuid not null references checkout.session on delete cascade
);
create index ordered_lines_of_session on checkout.ordered_line (session_id);
