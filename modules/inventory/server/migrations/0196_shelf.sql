-- Where at its place an SKU lies, as people there call it: a shelf, a bin, a drawer. Pick lists are sorted by it.
alter table inventory.stock add column shelf text not null default '';
