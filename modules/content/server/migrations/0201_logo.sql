-- The logo is part of the site info. A shop from before keeps showing the files it was built with.
update content.site
set info = info || '{"logo": "/brand/logo.svg", "logoDark": "/brand/logo-light.svg"}'::jsonb
where not info ? 'logo';
