export const roles = [
	'loan_officer',
	'realtor_partner',
	'staff',
	'leadership',
	'assistant',
] as const;

export type Role = ( typeof roles )[ number ];

export const profileOrders = [
	'last_name',
	'first_name',
	'email',
	'role',
	'job_title',
	'id',
	'user_id',
] as const;

export const socialNetworks = [
	'facebook',
	'twitter',
	'linkedin',
	'instagram',
] as const;
