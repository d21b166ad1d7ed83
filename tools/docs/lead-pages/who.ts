export const administrators =
	'Those who may administer leads (`svc_administer_leads`): administrators of the site.';

export const pageManagers =
	'Those who may manage lead pages (`svc_manage_lead_pages`): editors and administrators of the site.';

export const pageReaders =
	'The owner and the partner of the page, and those who may manage lead pages (`svc_manage_lead_pages`). Others cannot tell a page that they may not see from one that does not exist.';

export const leadOwners =
	'The owner of the lead, and those who may manage leads (`svc_manage_leads`): administrators of the site, and its editors where the settings say so.';

export const everybody = 'Everybody.';
