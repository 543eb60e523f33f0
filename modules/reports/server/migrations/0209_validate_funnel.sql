-- After the locks that added the checks are released.
alter table reports.daily validate constraint daily_report_check;
alter table reports.monthly validate constraint daily_report_check;
