export const editors =
	'Those who may edit mail (`svc_edit_mail`): editors and administrators of the site.';

export const administrators =
	'Those who may manage mail (`svc_manage_mail`): administrators of the site.';
