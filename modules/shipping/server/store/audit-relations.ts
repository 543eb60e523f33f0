/** Pieces in parcels by order item, for the invariants of orders, as text of a `from` clause. Returned parcels do not count. */
export const parcelUnitsForAudit = `(
        select item.item_code, sum(item.quantity) as pieces from shipping.parcel_item as item
        join shipping.parcel on parcel.code = item.parcel_code
        where parcel.status <> 'returned' group by item.item_code)`;
