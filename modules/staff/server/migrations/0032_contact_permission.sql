-- The permission to see contact data is no longer about orders alone. A process of the previous release masks contacts of changed roles.
update staff.role set permissions = array_replace(permissions, 'orders.contact', 'customers.contact');
