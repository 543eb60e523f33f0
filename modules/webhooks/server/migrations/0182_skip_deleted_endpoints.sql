-- The foreign key of an event locks its endpoint. While an endpoint was being deleted, a sale or a save of a product would wait
-- for the deletion and then fail. The events now lock the endpoints first, and skip one that is being deleted.
create or replace function webhooks.record_events(event_type text, changed jsonb) returns void language plpgsql as $$
begin
  if jsonb_array_length(changed) = 0 then return; end if;
  with event as materialized (
    select gen_random_uuid() as id, clock_timestamp() as at, object, position
    from jsonb_array_elements(changed) with ordinality as listed (object, position)
  ), chosen as materialized (
    select code from webhooks.endpoint where enabled and event_type = any(events) for key share skip locked
  )
  insert into webhooks.delivery (endpoint_code, event_id, type, object_key, body, occurred_at, next_attempt_at)
  select chosen.code, event.id, event_type, (event.object ->> 'kind') || ':' || (event.object ->> 'code'),
    json_build_object('id', event.id, 'type', event_type, 'version', 1,
      'occurredAt', to_char(event.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'object', event.object)::text,
    event.at, event.at
  from event cross join chosen
  order by event.position;
end $$;

-- Deliveries on their way: every pass of a worker counts those of each endpoint.
create index leased_deliveries on webhooks.delivery (endpoint_code) where lease is not null;
-- Tests on their way: a worker ends those whose process has died.
create index pending_tests on webhooks.delivery (next_attempt_at) where status = 'pending' and type = 'webhook.test';
