export const roles = [
	'loan_officer',
	'realtor_partner',
	'staff',
	'leadership',
	'assistant',
] as const;

export type Role = ( typeof roles )[ number ];

/** Those of the company's inside: in the directory, the chart and each other's managers. */
export const personRoles = [
	'loan_officer',
	'staff',
	'leadership',
	'assistant',
] as const satisfies readonly Role[];

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

export const directoryOrders = [
	'last_name',
	'first_name',
	'title',
	'department',
	'start_date',
] as const;

/** What people may be looked for without. */
export const lacks = [ 'manager', 'photo', 'department' ] as const;
