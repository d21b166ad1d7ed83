export const editors =
	'Those who may edit mail (`svc_edit_mail`): editors and administrators of the site.';

export const administrators =
	'Those who may manage mail (`svc_manage_mail`): administrators of the site.';

export const administratorsOfBoth =
	'Those who may manage signatures (`svc_manage_signatures`): administrators of the site; on another site of a network, those who are administrators of the main site, too.';
